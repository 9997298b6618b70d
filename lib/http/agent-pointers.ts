import { withBasePath } from '../config/base-path';
import { markdownAddress } from './markdown-address';

/**
 * The value of a page's `Link` header for agents: its Markdown form and the index of all pages.
 *
 * @param path the page's address without the base path
 */
export function agentPointers(path: string): string {
  const markdown = markdownAddress(path);
  return [
    ...(markdown ? [`<${withBasePath(markdown)}>; rel="alternate"; type="text/markdown"`] : []),
    `<${withBasePath('/llms.txt')}>; rel="llms-txt"; type="text/plain"`,
  ].join(', ');
}
