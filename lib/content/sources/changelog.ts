import type { RootContent } from 'mdast';
import { deprecations } from '../../api/contract/deprecations';
import { operations } from '../../api/operations';
import { type ChangeKind, type ContractChange, EVERY_SUBJECT } from '../changelog/compare-outlines';
import { findEntry } from '../changelog/entries';
import type { ContentIndex, PageContext } from '../pages/page';
import { definePageSource, defineSource } from '../tags/define-tag';
import { linkApiNames } from './api-names';
import { groupBy } from './group-by';
import { blocks, codeSpan, table } from './nodes';

const KINDS: readonly [ChangeKind, string][] = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
];

const GROUP_LABELS: Readonly<Record<ContractChange['of'], string>> = {
  operations: 'Operation',
  topics: 'Topic',
  objects: 'Object',
};

/** The computed changes of an entry of the changelog, as one list for each kind of change. */
function contractChanges(date: string, index: ContentIndex): RootContent[] {
  const { changes } = findEntry(date);
  const text = KINDS.flatMap(([kind, label]) => {
    const lines = linesOf(changes.filter((change) => change.kind === kind));
    return lines.length > 0 ? [`**${label}**`, lines.join('\n')] : [];
  }).join('\n\n');
  return linkApiNames(blocks(text), index, '');
}

/** The deprecated operations, with what replaces them. */
function deprecationList({ index }: PageContext): RootContent[] {
  const rows = operations
    .filter(({ deprecated }) => deprecated)
    .map(({ id }) => {
      const known = deprecations[id];
      if (!known) throw new Error(`lib/api/contract/deprecations.ts has no entry for ${id}`);
      const since = new Date(Number(known.since.slice(1)) * 1_000).toISOString().slice(0, 10);
      const successor = operations.find(({ path }) => path === known.successor);
      return [codeSpan(id), since, codeSpan(successor?.id ?? known.successor), 'Not within v2'];
    });
  const head = ['Operation', 'Deprecated since', 'Use instead', 'Removed'];
  return linkApiNames([table('Deprecated operations', 'list', head, rows)], index, '');
}

/** One line for each change; subjects with the same change share one. */
function linesOf(changes: readonly ContractChange[]): string[] {
  const groups = groupBy(changes, ({ of, part, before, after }) =>
    JSON.stringify([of, part, before, after]),
  );
  return [...groups.values()].map((group) => `- ${lineOf(group)}`);
}

function lineOf(group: readonly ContractChange[]): string {
  const [first] = group;
  if (!first) return '';
  const { of, part, before, after } = first;
  const subjects = group
    .map(({ subject }) =>
      subject === EVERY_SUBJECT ? `All ${GROUP_LABELS[of].toLowerCase()}s` : codeSpan(subject),
    )
    .join(', ');
  if (!part) return `${GROUP_LABELS[of]} ${subjects}`;
  const states =
    before && after
      ? `, from ${codeSpan(before)} to ${codeSpan(after)}`
      : (before || after) && `, ${codeSpan(before || after || '')}`;
  return `${subjects}: ${part}${states ?? ''}`;
}

export const changelogTags = [
  defineSource('ContractChanges', contractChanges, 'required'),
  definePageSource('Deprecations', deprecationList),
];
