/**
 * The path of a page in another locale. The default locale has no prefix; others have their code after the base path.
 *
 * @param path path of this site without base path, such as `/de/docs`
 */
export function localizedPath(
  path: string,
  locale: string,
  locales: readonly string[],
  defaultLocale: string,
): string {
  const first = path.split('/')[1] ?? '';
  const unprefixed =
    first !== defaultLocale && locales.includes(first) ? path.slice(first.length + 1) || '/' : path;
  return locale === defaultLocale
    ? unprefixed
    : `/${locale}${unprefixed === '/' ? '' : unprefixed}`;
}
