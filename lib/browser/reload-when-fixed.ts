const INTERVAL_MS = 1000;

/**
 * Reloads a page that shows a content error once the error is fixed. For writers, in development only.
 *
 * @returns a cleanup function
 */
export function reloadWhenFixed(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = async () => {
    const html = await fetch(location.href)
      .then((response) => response.text())
      .catch(() => '');
    if (html !== '' && !html.includes('id="__next_error__"')) location.reload();
    else timer = setTimeout(check, INTERVAL_MS);
  };
  timer = setTimeout(check, INTERVAL_MS);
  return () => clearTimeout(timer);
}
