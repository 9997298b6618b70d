import type { ListItem, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RecordKind } from '../record';
import { cellsOf } from './plain-text';
import type { Section } from './sections';

/** One named thing that a section explains: a row of a table, or a field of a description list. */
interface NamedPart {
  kind: RecordKind;
  identifiers: string[];
  content: string;
  /** Those of the section by default. */
  headings?: string[];
  anchor?: string;
}

/** The kind of a table's rows, by the heading of their first column. */
const ROW_KINDS: Readonly<Record<string, RecordKind>> = {
  Name: 'field',
  Member: 'field',
  Value: 'field',
  Code: 'error',
  Event: 'event',
  Topic: 'topic',
};

/** The named things of a section, each name once. */
export function namedParts({ headings, anchor, blocks }: Section): NamedPart[] {
  const isErrors = /error_codes/i.test(anchor ?? '');
  const byName = new Map<string, FoundPart>();
  for (const part of partsIn(blocks)) {
    const [name = ''] = part.identifiers;
    const known = byName.get(name) ?? part;
    // The variants of an object have the same fields with other values.
    const identifiers = [...new Set([...known.identifiers, ...part.identifiers])];
    byName.set(name, { ...known, identifiers });
  }
  return [...byName.values()].map(({ heading, ...part }) => ({
    ...part,
    ...(isErrors && { kind: 'error' }),
    ...(heading && { headings: [...headings, heading] }),
  }));
}

type FoundPart = Omit<NamedPart, 'headings'> & { heading?: string };

function partsIn(blocks: readonly RootContent[]): FoundPart[] {
  return blocks.flatMap((block): FoundPart[] => {
    if (block.type === 'table') return rowsOf(block);
    if (block.type === 'list' && block.data?.hName === 'dl') return block.children.flatMap(toPart);
    return 'children' in block ? partsIn(block.children as RootContent[]) : [];
  });
}

function rowsOf({ children: [head, ...rows] }: Table): FoundPart[] {
  const [title = ''] = head ? cellsOf(head) : [];
  const kind = ROW_KINDS[title];
  if (!kind) return [];
  return rows.flatMap((row) => {
    const name = nameOf(row);
    return name ? [{ kind, identifiers: [name], content: cellsOf(row).join(' ') }] : [];
  });
}

/** The code span at the start of a row. */
function nameOf(row: TableRow): string | undefined {
  const [first] = row.children[0]?.children ?? [];
  const code = first?.type === 'link' ? first.children[0] : first;
  return code?.type === 'inlineCode' ? code.value : undefined;
}

/** An error of an operation, or a field. */
function toPart(item: ListItem): FoundPart[] {
  const [term, ...definitions] = item.children;
  const anchor = item.data?.hProperties?.id;
  if (term?.type !== 'paragraph' || typeof anchor !== 'string') return [];
  const link = term.children.find(({ type }) => type === 'link');
  if (!link || anchor.startsWith('response-')) return [];
  if (!anchor.startsWith('error-')) return toField(item, link, anchor);
  return [
    {
      kind: 'error',
      identifiers: [anchor.replace('error-', ''), textOf(link)],
      content: definitions.map((definition) => textOf(definition)).join(' '),
      anchor,
      heading: textOf(term),
    },
  ];
}

function toField(item: ListItem, link: PhrasingContent, anchor: string): FoundPart[] {
  const name = textOf(link);
  // Without the fields inside it.
  const content = item.children
    .map((child) => (child.type === 'paragraph' ? textOf(child) : ''))
    .join(' ');
  const values = /(?:One of|Always) ([^.]+)\./.exec(content)?.[1]?.split(', ') ?? [];
  return [
    { kind: 'field', identifiers: [name, ...values], content, anchor, heading: name },
    ...(anchor.startsWith('body-') ? partsIn(item.children) : []),
  ];
}
