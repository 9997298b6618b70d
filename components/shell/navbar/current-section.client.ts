/** Whether a page belongs to the section of a link in the navbar. @param pathname without the base path */
export function isCurrentSection(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
