/**
 * What the server sends of this page between the navbar and the footer, as HTML. It can be read without the files
 * that the page's scripts are in.
 *
 * @throws Error when the page can't be fetched or has no such part
 */
export async function fetchServedPage(): Promise<string> {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(`The page is answered with ${answer.status}.`);
  const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const part = html.querySelector('body > header + *');
  if (!part) throw new Error('The page has nothing below its header.');
  return part.outerHTML;
}
