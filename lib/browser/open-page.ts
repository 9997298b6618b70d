import { withBasePath } from '../config/base-path';

/** How client code opens and prefetches pages. Paths are without the base path. */
export interface PageNavigation {
  push: (path: string) => void;
  replace: (path: string) => void;
  prefetch: (path: string) => void;
}

/** Opens pages with full page loads. */
export const fullPageLoads: PageNavigation = {
  push: (path) => location.assign(withBasePath(path)),
  replace: (path) => location.replace(withBasePath(path)),
  prefetch: () => {},
};

let current = fullPageLoads;

/** Sets how pages are opened from now on. @returns a function that restores full page loads */
export function setNavigation(navigation: PageNavigation): () => void {
  current = navigation;
  return () => {
    if (current === navigation) current = fullPageLoads;
  };
}

/** Opens a page in place of the current history entry. */
export function replacePage(path: string): void {
  current.replace(path);
}
