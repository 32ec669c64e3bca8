/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const icon: { readonly name: string; readonly d: string };
  export default icon;
}
