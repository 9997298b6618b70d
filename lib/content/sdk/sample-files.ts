import { withBasePath } from '../../site/config/base-path';
import { sampleFile } from '../../site/config/sample-address';
import type { Page } from '../pages/page';
import { elementsFor, OVERLAY_PLACEHOLDERS } from './sample-elements';
import { loaderCode, type ScriptSample, scriptSamples } from './samples';
import { getWidget, placeholderHtml } from './widgets';

/** A file below `/samples`. */
interface SampleFile {
  type: string;
  text: string;
}

const LOADER_NAME = 'laurel-loaded.js';
const STYLE_NAME = 'frame.css';

const STYLE = `:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem; }
main { display: grid; gap: 0.75rem; justify-items: start; }
main > p { margin: 0; color: #50565f; font-family: ui-monospace, monospace; font-size: 0.875rem; }
button, input, select { min-block-size: 2.75rem; padding-inline: 1rem; font: inherit; }
`;

/** A call of `init` in code, not in a comment. */
const STARTS = /^[^/\n]*\bLaurel\.init\(/m;

/** The files that samples are run from, by name: each script, and what all of them load. None without scripts. */
export function sampleFiles(pages: readonly Page[]): Map<string, SampleFile> {
  const scripts = scriptSamples(pages).map(({ id, code }) => [`${id}.js`, script(code)] as const);
  if (scripts.length === 0) return new Map();
  return new Map<string, SampleFile>([
    [LOADER_NAME, script(loaderCode(pages))],
    [STYLE_NAME, { type: 'text/css', text: STYLE }],
    ...scripts,
  ]);
}

/** The documents that run samples, by the ids of the samples. */
export function sampleFrames(pages: readonly Page[]): Map<string, SampleFile> {
  return new Map(
    scriptSamples(pages).map((sample) => [
      sample.id,
      { type: 'text/html', text: documentOf(sample) },
    ]),
  );
}

const script = (text: string): SampleFile => ({ type: 'text/javascript', text });

/** A page of a shop with the elements that the sample looks for. The page of the documentation starts the sample. */
function documentOf({ id, page, title, code }: ScriptSample): string {
  const isFirst = (html: string, index: number, list: string[]) => list.indexOf(html) === index;
  const elements = elementsFor(code).map(({ html }) => html);
  const { widget = widgetOf(page) } = page.frontMatter as { widget?: string };
  // The policy allows no inline styles, and browsers show the element as a block without them.
  const placeholder = widget
    ? placeholderHtml(getWidget(widget)).replace(/ style="[^"]*"/, '')
    : '';
  const isShown = OVERLAY_PLACEHOLDERS.includes(/class="[^"]+"/.exec(placeholder)?.[0] ?? 'none');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${sampleFile(STYLE_NAME)}">
<link rel="modulepreload" crossorigin href="${sampleFile(`${id}.js`)}">
<link rel="modulepreload" crossorigin href="${sampleFile(LOADER_NAME)}">
</head>
<body${STARTS.test(code) ? ' data-starts-itself' : ''}>
<main>${[...elements.filter(isFirst), isShown ? '' : placeholder].join('\n')}</main>
${OVERLAY_PLACEHOLDERS}
<script crossorigin src="${withBasePath('/sdk/v2/sdk.js')}"></script>
<script crossorigin src="${withBasePath('/sdk/v2/sample-frame.js')}"></script>
</body>
</html>
`;
}

/** The widget that fires the event of a page; `undefined` if the overlays, which are on all pages, fire it. */
function widgetOf({ frontMatter }: Page): string | undefined {
  const { event } = frontMatter as { event?: string };
  return event?.startsWith('wishlist_item') ? 'wishlists_add_to_wishlist_product_page' : undefined;
}

/** A response with one of the files. */
export function fileResponse(file: SampleFile | undefined): Response {
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text, { headers: { 'Content-Type': `${file.type}; charset=utf-8` } });
}
