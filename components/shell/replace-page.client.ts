import { createElement } from '@/lib/browser/create-element';
import { updateSidebar } from '../docs/sidebar.client';

/** Tags in the head that describe one page. */
const PAGE_TAGS =
  'title, meta[name]:not([name="viewport"], [name="color-scheme"]), meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';
/** What is between the navbar and the footer. */
const CONTENT = 'body > header + *';
const SIDEBAR = '[data-sidebar]';
const STYLES = 'head > link[rel="stylesheet"]';

/**
 * Whether a page can replace the shown one: it has the same scripts. Pages that need the framework's scripts have others,
 * and those of a newer build can have others.
 */
export function isReplaceable(next: Document): boolean {
  return versionOf(next) === versionOf(document) && next.querySelector(CONTENT) !== null;
}

const versionOf = (page: Document) =>
  page.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;

const stylesOf = (page: Document) => page.querySelector(STYLES)?.getAttribute('href') ?? null;

const findStyles = (href: string) =>
  document.querySelector<HTMLLinkElement>(`${STYLES}[href="${CSS.escape(href)}"]`);

/** Lets the browser cache the style sheet of a page. */
export function prefetchStylesOf(next: Document): void {
  const href = stylesOf(next);
  if (href && !findStyles(href)) fetch(href, { priority: 'low' }).catch(() => {});
}

/**
 * Waits until the style sheet of a page applies, which the shown page may have already.
 *
 * @throws the `error` event if it can't be loaded
 */
export async function loadStylesOf(next: Document): Promise<void> {
  const href = stylesOf(next);
  if (!href) return;
  const known = findStyles(href);
  if (known?.sheet) return;
  const link = known ?? createElement('link', { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
    link.disabled = false;
    // Before the page's own styles: what both have applies in the order of the shown page.
    if (!known) document.head.insertBefore(link, document.querySelector(STYLES));
  });
}

/**
 * Shows another page in this document. What both pages have stays: navbar, footer, and most of the sidebar.
 *
 * @param next the document of the page, which stays as it is
 */
export function replacePage(next: Document): void {
  replaceHead(next);
  document.documentElement.lang = next.documentElement.lang;
  replaceContent(next);
  markNavbarLinks(next);
}

function replaceHead(next: Document) {
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
  const tags = [...next.head.querySelectorAll(PAGE_TAGS)];
  document.head.append(...tags.map((tag) => document.importNode(tag, true)));
}

function replaceContent(next: Document) {
  const current = document.querySelector(CONTENT);
  const source = next.querySelector(CONTENT);
  if (!current || !source) return;
  const content = document.importNode(source, true);
  const sidebar = current.querySelector<HTMLElement>(SIDEBAR);
  const nextSidebar = content.querySelector(SIDEBAR);
  const main = current.querySelector(':scope > main');
  const nextMain = content.querySelector(':scope > main');
  if (!sidebar || !nextSidebar || !main || !nextMain) {
    current.replaceWith(content);
    return;
  }
  for (const { name } of [...current.attributes]) current.removeAttribute(name);
  for (const { name, value } of content.attributes) current.setAttribute(name, value);
  main.replaceWith(nextMain);
  updateSidebar(sidebar, nextSidebar);
}

/** Both pages have the same links in the navbar. */
function markNavbarLinks(next: Document) {
  const nextLinks = next.querySelectorAll('body > header nav a');
  for (const [index, link] of document.querySelectorAll('body > header nav a').entries()) {
    const isCurrent = nextLinks[index]?.getAttribute('aria-current') ?? null;
    if (isCurrent === null) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', isCurrent);
  }
}
