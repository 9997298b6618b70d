import type { Facts } from './facts';
import type { ContractOutline } from './outline';
import { DEPRECATED } from './outline-operations';

/** Kind of a change to a part of the contract. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** Stands for all operations, topics or objects. */
export const EVERY_SUBJECT = '*';

/** A difference between two outlines. */
export interface ContractChange {
  kind: ChangeKind;
  /** The group that the subject belongs to. */
  of: keyof ContractOutline;
  /** Name of the operation, topic or object; {@link EVERY_SUBJECT} for all of the group. */
  subject: string;
  /** The fact that differs; absent if the whole subject was added, removed or deprecated. */
  part?: string;
  before?: string;
  after?: string;
}

/** All differences, in the order of the contract. */
export function compareOutlines(before: ContractOutline, after: ContractOutline): ContractChange[] {
  const groups = ['operations', 'topics', 'objects'] as const;
  return groups.flatMap((of) => {
    const names = distinctKeys(before[of], after[of]);
    const changes = names.flatMap((subject) =>
      compareFacts({ of, subject }, before[of][subject], after[of][subject]),
    );
    return joinEvery(changes, names.length);
  });
}

/** Replaces a change that all subjects of a group have in common with a single one. */
function joinEvery(changes: readonly ContractChange[], subjects: number): ContractChange[] {
  const withoutSubject = (change: ContractChange) => JSON.stringify({ ...change, subject: '' });
  const counts = new Map<string, number>();
  for (const change of changes) {
    const key = withoutSubject(change);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return changes.flatMap((change, index): ContractChange[] => {
    const key = withoutSubject(change);
    if (!change.part || subjects < 2 || counts.get(key) !== subjects) return [change];
    const isFirst = changes.findIndex((other) => withoutSubject(other) === key) === index;
    return isFirst ? [{ ...change, subject: EVERY_SUBJECT }] : [];
  });
}

function compareFacts(
  where: Pick<ContractChange, 'of' | 'subject'>,
  before: Facts | undefined,
  after: Facts | undefined,
): ContractChange[] {
  if (!before) return [{ kind: 'added', ...where }];
  if (!after) return [{ kind: 'removed', ...where }];
  return distinctKeys(before, after).flatMap((part): ContractChange[] => {
    const [was, is] = [before[part], after[part]];
    if (was === is) return [];
    if (part === DEPRECATED && is) return [{ kind: 'deprecated', ...where }];
    if (was === undefined) return [{ kind: 'added', ...where, part, after: is }];
    if (is === undefined) return [{ kind: 'removed', ...where, part, before: was }];
    return [{ kind: 'changed', ...where, part, before: was, after: is }];
  });
}

/** The names in either of two records, in the order of the newer one. */
function distinctKeys(before: object, after: object): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}
