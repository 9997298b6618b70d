import { toHtml } from 'hast-util-to-html';
import { site } from '@/lib/config/site';
import type { CodeBlockProperties } from '@/lib/docs/plugins/code-blocks';
import { getMessages } from '@/lib/messages';

/**
 * A highlighted code block of a page, in the frame of `codeFrame`. Its content is one HTML string, because elements
 * would double its size in the page's data.
 */
export function CodeBlock({
  'data-language': language,
  'data-title': title,
  'data-wrap': wrap,
  'data-html': html,
}: CodeBlockProperties) {
  const { code: labels } = getMessages(site.defaultLocale);
  const languages: Readonly<Record<string, string>> = labels.languages;
  const name = toHtml({ type: 'text', value: title ?? languages[language] ?? language });
  const button = (action: 'wrap' | 'copy') =>
    `<button type="button" class="icon-${action}" data-code="${action}" aria-label="${labels[action]}"></button>`;
  const content =
    `<figcaption><span>${name}</span>${button('wrap')}${button('copy')}</figcaption>` +
    `<pre tabindex="0"${wrap === undefined ? '' : ' data-wrap=""'}><code>${html}</code></pre>`;
  return (
    <figure
      className="code"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter from escaped text
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
