// The address of the page. Links inside the app change the address without a reload; they also work as plain links.

class Route {
  path: string = $state(location.pathname);

  readonly read = (): void => {
    this.path = location.pathname;
  };

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Handles clicks on links to our own pages, unless a new tab or a download is wanted. */
  readonly follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const route = new Route();
