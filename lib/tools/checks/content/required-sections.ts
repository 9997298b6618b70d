import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentIssue } from '../../../content/load/content-error';
import type { PageKind } from '../../../content/load/schema';
import type { Page } from '../../../content/pages/page';
import { fileOrUrl } from './content-pages';

/** The second-level headings that each kind of page requires, in order. Other kinds have no rule. */
const REQUIRED_SECTIONS: Readonly<Partial<Record<PageKind, readonly string[]>>> = {
  guide: ['What you will have', 'What can go wrong', 'Where to go next'],
  module: ['What it covers', 'Methods and events', 'Minimal example', 'Related pages'],
  method: [
    'Signature',
    'When to call it',
    'Parameters',
    'Result',
    'Errors',
    'Examples',
    'Related pages',
  ],
  event: [
    'When it fires',
    'Payload',
    'Subscribe and unsubscribe',
    'Order against other events',
    'Related pages',
  ],
  widget: [
    'Picture',
    'Placeholder',
    'Attributes',
    'Where to place it',
    'What the customer sees',
    'Events it fires',
  ],
  object: ['Fields', 'Example', 'Where it appears', 'Reading it'],
  topic: [
    'When it fires',
    'When it does not fire',
    'Payload',
    'Example delivery',
    'Receiver',
    'Related API calls',
  ],
};

/** Kinds whose pages have sections with titles of the writer's choice too. */
const OPEN_KINDS: readonly PageKind[] = ['guide', 'module'];

/** Finds pages that don't have the sections of their kind, in their order. */
export function checkRequiredSections(pages: readonly Page[]): ContentIssue[] {
  return pages.flatMap((page) => {
    const required = REQUIRED_SECTIONS[page.kind];
    if (page.file === null || !required) return [];
    const sections = page.markdown.tree.children
      .filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
      .map((heading) => textOf(heading))
      .filter((title) => !OPEN_KINDS.includes(page.kind) || required.includes(title));
    if (sections.join('\n') === required.join('\n')) return [];
    const reason = `is of kind ${page.kind} and needs the sections ${required.join(', ')}. It has ${sections.join(', ') || 'none'}`;
    return [{ file: fileOrUrl(page), line: 1, reason }];
  });
}
