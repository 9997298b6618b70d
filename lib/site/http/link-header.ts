import { withBasePath } from '../config/base-path';
import { markdownAddress } from './markdown-address';

/**
 * The value of a page's `Link` header, with which agents find its Markdown and the index of all pages.
 *
 * @param path address of the page without the base path
 */
export function linkHeader(path: string): string {
  const markdown = markdownAddress(path);
  return [
    ...(markdown ? [`<${withBasePath(markdown)}>; rel="alternate"; type="text/markdown"`] : []),
    `<${withBasePath('/llms.txt')}>; rel="llms-txt"; type="text/plain"`,
  ].join(', ');
}
