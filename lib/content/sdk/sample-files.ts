import { withBasePath } from '../../site/config/base-path';
import { sampleFile } from '../../site/config/sample-address';
import type { Page } from '../pages/page';
import { elementsFor, OVERLAY_PLACEHOLDERS, quietOverlays } from './sample-elements';
import { loaderCode, runnableSamples, type SdkSample, scriptSamples } from './samples';
import { getWidget, placeholderHtml } from './widgets';

/** A file below `/samples`. */
export interface SampleFile {
  type: string;
  text: string;
}

const LOADER_NAME = 'laurel-loaded.js';
const STYLE_NAME = 'frame.css';

const STYLE = `:root {
  color-scheme: light;
  background: light-dark(#fff, #14171c);
  color: light-dark(#1d2026, #e6e8eb);
  font: 1rem/1.5 system-ui, sans-serif;
}
body { margin: 1rem; }
main { display: grid; gap: 0.75rem; justify-items: start; }
main > p { margin: 0; color: light-dark(#50565f, #a9b1bb); font-family: ui-monospace, monospace; font-size: 0.875rem; }
button, input, select { min-block-size: 2.75rem; padding-inline: 1rem; font: inherit; }
`;

/** Saves and removes the product of the demo shop that samples name. */
const HEART = 'wishlists_add_to_wishlist_product_page';

/** A call of `init` in code, not in a comment. */
const STARTS = /^[^/\n]*\bLaurel\.init\(/m;

/**
 * The files that scripts are run from, by name: each script, and what all of them load. None without scripts. The build
 * bundles React samples (`lib/build/sdk/bundle-react-samples.ts`).
 */
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
    runnableSamples(pages).map((sample) => [
      sample.id,
      { type: 'text/html', text: documentOf(sample) },
    ]),
  );
}

const script = (text: string): SampleFile => ({ type: 'text/javascript', text });

/** A page of a shop with what the sample needs. The page of the documentation starts the sample. */
function documentOf({ id, page, title, code, language }: SdkSample): string {
  const isReact = language === 'tsx';
  const module = sampleFile(isReact ? `react/${id}.js` : `${id}.js`);
  const modules = isReact ? [module] : [module, sampleFile(LOADER_NAME)];
  const hash = /location\.hash === '(#[\w-]+)'/.exec(code)?.[1];
  const attributes = [
    `data-module="${module}"`,
    // The provider of React samples calls `init`.
    ...(isReact || STARTS.test(code) ? ['data-starts-itself'] : []),
    ...(hash ? [`data-hash="${hash}"`] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${sampleFile(STYLE_NAME)}">
${modules.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`).join('\n')}
</head>
<body ${attributes.join(' ')}>
<main>${[...elementsOf(code), placeholderFor(page, code)].join('\n')}</main>
${quietOverlays(launcherFor(page, code))}
<script crossorigin src="${withBasePath('/sdk/v2/sdk.js')}"></script>
<script crossorigin src="${withBasePath('/sdk/v2/sample-frame.js')}"></script>
</body>
</html>
`;
}

/** The elements that a script looks for, each once. */
const elementsOf = (code: string) => [...new Set(elementsFor(code).map(({ html }) => html))];

/** HTML of the widget of a page, or of the one that saves products if the sample reacts to it; empty for overlays. */
function placeholderFor({ frontMatter }: Page, code: string): string {
  const { widget = /wishlist_item_|deleteWishlistItem/.test(code) ? HEART : undefined } =
    frontMatter as { widget?: string };
  // React samples render the widget of their page.
  if (!widget || code.includes(`<Widget name="${widget}"`)) return '';
  // The policy allows no inline styles, and browsers show the element as a block without them.
  const html = placeholderHtml(getWidget(widget)).replace(/ style="[^"]*"/, '');
  return OVERLAY_PLACEHOLDERS.includes(/class="[^"]+"/.exec(html)?.[0] ?? '') ? '' : html;
}

/** Class of the overlay whose button a reader needs: that of the page, or one that the sample waits for or closes. */
function launcherFor({ frontMatter }: Page, code: string): string | undefined {
  const { widget = overlayToUse(code) } = frontMatter as { widget?: string };
  return widget && getWidget(widget).placeholderClass;
}

/** The overlay that the customer opens or closes, because the code of a sample doesn't open it. */
function overlayToUse(code: string): string | undefined {
  if (/\bopen[A-Z]\w+\(/.test(code)) return undefined;
  if (code.includes('closeWishlistsDrawer')) return 'wishlists_drawer';
  return /closeReviewsDrawer|(widget|modal)_(opened|closed)/.test(code)
    ? 'reviews_drawer'
    : undefined;
}

/** A response with one of the files. */
export function fileResponse(file: SampleFile | undefined): Response {
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.text, { headers: { 'Content-Type': `${file.type}; charset=utf-8` } });
}
