const PAUSE_MS = 1000;

/**
 * For writers: while a page shows a fault of its content, asks again and loads the page when the fault is mended.
 * Development only. @returns a function that ends it
 */
export function reloadWhenMended(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const ask = async () => {
    const html = await fetch(location.href)
      .then((answer) => answer.text())
      .catch(() => '');
    if (html !== '' && !html.includes('id="__next_error__"')) location.reload();
    else timer = setTimeout(ask, PAUSE_MS);
  };
  timer = setTimeout(ask, PAUSE_MS);
  return () => clearTimeout(timer);
}
