import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The parts of a built page's HTML that tests check. */
export interface BuiltHtml {
  title: string;
  description: string;
  canonical: string[];
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

/** Reads the HTML of a page. */
export function readHtml(html: string): BuiltHtml {
  const elements: Element[] = [];
  visit(fromHtml(html) as Nodes, 'element', (element) => {
    elements.push(element);
  });
  const named = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName));
  const linked = (relation: string) => named('link').filter((link) => isRelated(link, relation));
  const description = named('meta').find(({ properties }) => properties.name === 'description');
  const [title] = named('title');

  return {
    title: title ? textOf(title) : '',
    description: String(description?.properties.content ?? ''),
    canonical: valuesOf(linked('canonical'), 'href'),
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
