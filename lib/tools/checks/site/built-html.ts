import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The parts of a built page's HTML that tests check. */
export interface BuiltHtml {
  title: string;
  /** Contents of the `meta` tags by their name or property. */
  meta: Map<string, string[]>;
  canonical: string[];
  alternate: string[];
  /** The parsed documents of the JSON-LD scripts. */
  jsonLd: unknown[];
  /** Text of every first-level heading. */
  headings: string[];
  hasBreadcrumbs: boolean;
  /** HTML of elements with a `style` attribute, and of style elements, without their content. */
  inlineStyles: string[];
  /** Addresses that a browser requests to show the page: scripts, styles, images, frames. */
  fetched: string[];
  /** Addresses of preloaded files. */
  preloaded: string[];
  /** Scripts, without those for browsers that don't support modules. */
  scripts: string[];
  /** Scripts that are loaded when the reader uses the page. */
  deferred: string[];
  stylesheets: string[];
  /** Addresses of links that a reader can follow. */
  links: string[];
}

const WITH_SOURCE = ['script', 'img', 'iframe', 'source', 'audio', 'video', 'embed'];

/** Links that a browser doesn't request by itself. */
const NOT_FETCHED: readonly string[] = ['canonical', 'alternate'];

/**
 * Reads the HTML of a page.
 *
 * @throws SyntaxError if a JSON-LD script isn't valid JSON
 */
export function readHtml(html: string): BuiltHtml {
  const elements: Element[] = [];
  visit(fromHtml(html) as Nodes, 'element', (element) => {
    elements.push(element);
  });
  const named = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName));
  const linked = (relation: string) => named('link').filter((link) => isRelated(link, relation));
  const meta = new Map<string, string[]>();
  for (const { properties } of named('meta')) {
    const name = String(properties.name ?? properties.property);
    meta.set(name, [...(meta.get(name) ?? []), String(properties.content ?? '')]);
  }
  const [title] = named('title');

  return {
    title: title ? textOf(title) : '',
    meta,
    canonical: valuesOf(linked('canonical'), 'href'),
    alternate: valuesOf(linked('alternate'), 'href'),
    jsonLd: named('script')
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
    headings: named('h1').map((heading) => textOf(heading)),
    hasBreadcrumbs: named('nav').some(({ properties }) => properties.ariaLabel === 'Breadcrumbs'),
    inlineStyles: elements
      .filter(({ tagName, properties }) => tagName === 'style' || 'style' in properties)
      .map((element) => toHtml({ ...element, children: [] })),
    fetched: [
      ...valuesOf(named(...WITH_SOURCE), 'src'),
      ...valuesOf(
        named('link').filter((link) => !NOT_FETCHED.some((name) => isRelated(link, name))),
        'href',
      ),
      ...valuesOf(named('object'), 'data'),
    ],
    preloaded: valuesOf(linked('preload'), 'href'),
    scripts: valuesOf(
      named('script').filter(({ properties }) => !properties.noModule),
      'src',
    ),
    deferred: valuesOf(named('script'), 'dataSrc'),
    stylesheets: valuesOf(
      linked('stylesheet').filter(({ properties }) => !properties.disabled),
      'href',
    ),
    links: valuesOf(named('a'), 'href'),
  };
}

function isRelated({ properties }: Element, relation: string): boolean {
  return [properties.rel ?? []].flat().includes(relation);
}

/** The values of a property, of the elements that have it. */
function valuesOf(elements: readonly Element[], property: string): string[] {
  return elements.flatMap(({ properties }) => {
    const value = properties[property];
    return value === undefined || value === null ? [] : [String(value)];
  });
}
