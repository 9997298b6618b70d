import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContentIssue } from '../../docs/content-error';
import type { Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { fileOrUrl } from './content-pages';

/** Sections with titles of the writer's choice between two required ones. */
interface FreeSections {
  min: number;
  max: number;
}

type SectionList = readonly (string | FreeSections)[];

/** The second-level headings that each kind of page requires, in order. Other kinds have no rule. */
const REQUIRED_SECTIONS: Readonly<Partial<Record<PageKind, SectionList>>> = {
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

/** Finds pages without the sections their kind requires; reports the first wrong section of each. */
export function checkRequiredSections(pages: readonly Page[]): ContentIssue[] {
  return pages.flatMap((page) => {
    const required = REQUIRED_SECTIONS[page.kind];
    const issue = page.file !== null && required && compare(page, required);
    return issue ? [{ file: fileOrUrl(page), ...issue }] : [];
  });
}

function compare(
  { kind, markdown }: Page,
  required: SectionList,
): { line: number; reason: string } | null {
  const sections = markdown.tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  );
  const lineAt = (index: number) => sections[index]?.position?.start.line ?? 1;
  const fixed = required.filter((part) => typeof part === 'string');
  let position = 0;
  for (const [index, part] of required.entries()) {
    if (typeof part === 'string') {
      const section = sections[position];
      const found = section ? textOf(section) : 'nothing';
      if (found !== part) {
        const reason = `is of kind ${kind} and needs the section "${part}" here, not "${found}"`;
        return { line: lineAt(Math.min(position, sections.length - 1)), reason };
      }
      position += 1;
      continue;
    }
    const next = required[index + 1];
    const end = sections.findIndex((node, i) => i >= position && textOf(node) === next);
    const count = (end < 0 ? sections.length : end) - position;
    if (count < part.min || count > part.max) {
      const reason = `is of kind ${kind} and needs ${part.min} to ${part.max} sections of the writer's choice, not ${count}`;
      return { line: lineAt(position), reason };
    }
    position += count;
  }
  const extra = sections[position];
  if (!extra) return null;
  const reason = `is of kind ${kind} and has the unknown section "${textOf(extra)}". Its sections are ${fixed.join(', ')}`;
  return { line: lineAt(position), reason };
}
