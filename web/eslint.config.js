import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript already checks every name, and knows the virtual icon modules.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/lib/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: 'games($|/)', message: 'lib knows no game: pass what it needs as a parameter.' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      // Carries the compiler's own accessibility warnings into the linter.
      'svelte/valid-compile': 'error',
      'svelte/button-has-type': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/require-each-key': 'error',
      // A style attribute in the markup is refused by the content security policy; style: directives are not.
      'no-restricted-syntax': [
        'error',
        { selector: "SvelteAttribute[key.name='style']", message: 'Use style: directives or classes.' },
      ],
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
