/** `next.config.ts` derives them from the table of addresses. */
const NON_PAGE = new RegExp(process.env.NEXT_PUBLIC_NON_PAGE_EXPRESSION ?? '(?!)');

/** Whether a page of this site can be at a path (without the base path), for code that runs in the browser. */
export function canBePage(path: string): boolean {
  return !NON_PAGE.test(path);
}
