/**
 * Fetches the HTML of the current page and returns the part between the navbar and the footer. It shows the page's
 * content when the page's scripts can't be loaded.
 *
 * @throws Error if the page can't be fetched or has no such part
 */
export async function fetchServerHtml(): Promise<string> {
  const response = await fetch(location.href);
  if (!response.ok) throw new Error(`The page returned status ${response.status}.`);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = html.querySelector('body > header + *');
  if (!content) throw new Error('The page has no content below its header.');
  return content.outerHTML;
}
