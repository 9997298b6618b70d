const STYLES = '<link rel="stylesheet"';

interface Options {
  /** Addresses of the scripts of the page, which a script loads after the styles. */
  scripts: readonly string[];
  /** Addresses of the scripts and styles that these load if the address of the page has a fragment. */
  linked: readonly string[];
}

/**
 * Adds a small script to a page, before its styles. If the address of the page has a fragment, it lets the browser request
 * at once what it would otherwise request in three steps. A server doesn't receive the fragment of an address.
 *
 * @throws Error if the page has no styles
 */
export function preloadFiles(html: string, { scripts, linked }: Options): string {
  const start = html.indexOf(STYLES);
  if (start < 0) throw new Error('The page has no styles, so it has no place for its preloads.');
  const files = [
    ...scripts.map((href) => [href, 'script', 'high']),
    ...linked.map((href) => [href, href.endsWith('.css') ? 'style' : 'script', 'low']),
  ];
  const code = `if(location.hash.length>1)for(const[href,as,fetchPriority]of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as,fetchPriority,href}))`;
  return `${html.slice(0, start)}<script>${code}</script>${html.slice(start)}`;
}
