/** `next.config.ts` derives them from the table of addresses. */
const NON_PAGE = new RegExp(process.env.NEXT_PUBLIC_NON_PAGE_EXPRESSION ?? '(?!)');
const FRAMEWORK = new RegExp(process.env.NEXT_PUBLIC_FRAMEWORK_EXPRESSION ?? '(?!)');

/** Whether a page of this site can be at a path (without the base path), for code that runs in the browser. */
export function canBePage(path: string): boolean {
  return !NON_PAGE.test(path);
}

/**
 * Whether the page at a path runs the framework's scripts, so that it is opened with a full page load from other pages.
 *
 * @param path without the base path; a query and a fragment are ignored
 */
export function needsFramework(path: string): boolean {
  return FRAMEWORK.test(path.replace(/[?#].*/, ''));
}
