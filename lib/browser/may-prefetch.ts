interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection allows prefetching: not with data saver and not on 2g (site specification, section 7). */
export function mayPrefetch(
  browser: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  const { saveData, effectiveType } = browser.connection ?? {};
  return saveData !== true && !effectiveType?.includes('2g');
}
