/** Returns the path of a Markdown file in the site: `Sdk/modules/cart/index.md` → `Sdk/modules/cart`. */
export function fileToPath(file: string): string {
  return file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
}

/** `Sdk/modules/cart` → `/docs/Sdk/modules/cart`; the empty path is the landing page. */
export function pathToUrl(path: string): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}

/** `Sdk/modules/cart` → `Sdk/modules`; the parent of a first segment is the empty path. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
