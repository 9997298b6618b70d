import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { placeOf } from './content-pages';

/** Sections between two fixed ones that a page names itself: how many it must and may have. */
interface Own {
  min: number;
  max: number;
}

type Outline = readonly (string | Own)[];

/** The second-level headings of each kind of page, in order. Kinds that are missing are free. */
const OUTLINES: Readonly<Partial<Record<PageKind, Outline>>> = {
  guide: ['What you will have', { min: 1, max: 6 }, 'What can go wrong', 'Where to go next'],
  module: [
    'What it covers',
    'Methods and events',
    'Minimal example',
    { min: 0, max: Number.POSITIVE_INFINITY },
    'Related pages',
  ],
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
    'What the shopper sees',
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

/** Pages whose sections are not those of their kind, each with the first section that is out of place. */
export function checkOutlines(pages: readonly Page[]): ContentIssue[] {
  return pages.flatMap((page) => {
    const outline = OUTLINES[page.kind];
    const fault = page.file !== null && outline && compare(page, outline);
    return fault ? [{ file: placeOf(page), ...fault }] : [];
  });
}

function compare(
  { kind, markdown }: Page,
  outline: Outline,
): { line: number; reason: string } | null {
  const sections = markdown.tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  );
  const lineAt = (index: number) => sections[index]?.position?.start.line ?? 1;
  const fixed = outline.filter((part) => typeof part === 'string');
  let at = 0;
  for (const [index, part] of outline.entries()) {
    if (typeof part === 'string') {
      const section = sections[at];
      const found = section ? textOf(section) : 'nothing';
      if (found !== part) {
        const reason = `is of kind ${kind} and needs the section "${part}" here, not "${found}"`;
        return { line: lineAt(Math.min(at, sections.length - 1)), reason };
      }
      at += 1;
      continue;
    }
    const next = outline[index + 1];
    const end = sections.findIndex((node, i) => i >= at && textOf(node) === next);
    const count = (end < 0 ? sections.length : end) - at;
    if (count < part.min || count > part.max) {
      const reason = `is of kind ${kind} and needs ${part.min} to ${part.max} sections of its own, not ${count}`;
      return { line: lineAt(at), reason };
    }
    at += count;
  }
  const extra = sections[at];
  if (!extra) return null;
  const reason = `is of kind ${kind} and has the further section "${textOf(extra)}": known are ${fixed.join(', ')}`;
  return { line: lineAt(at), reason };
}
