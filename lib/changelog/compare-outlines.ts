import type { ContractOutline, Facts } from './outline';
import { DEPRECATED } from './outline-operations';

/** What happened to a part of the contract. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** A difference between two outlines. */
export interface ContractChange {
  kind: ChangeKind;
  /** The group that the subject belongs to. */
  of: keyof ContractOutline;
  /** Name of the operation, topic or object. */
  subject: string;
  /** The fact that differs; absent if the whole subject was added, removed or deprecated. */
  part?: string;
  before?: string;
  after?: string;
}

/** All differences, in the order of the contract. */
export function compareOutlines(before: ContractOutline, after: ContractOutline): ContractChange[] {
  const groups = ['operations', 'topics', 'objects'] as const;
  return groups.flatMap((of) =>
    namesOf(before[of], after[of]).flatMap((subject) =>
      compareFacts({ of, subject }, before[of][subject], after[of][subject]),
    ),
  );
}

function compareFacts(
  where: Pick<ContractChange, 'of' | 'subject'>,
  before: Facts | undefined,
  after: Facts | undefined,
): ContractChange[] {
  if (!before) return [{ kind: 'added', ...where }];
  if (!after) return [{ kind: 'removed', ...where }];
  return namesOf(before, after).flatMap((part): ContractChange[] => {
    const [was, is] = [before[part], after[part]];
    if (was === is) return [];
    if (part === DEPRECATED && is) return [{ kind: 'deprecated', ...where }];
    if (was === undefined) return [{ kind: 'added', ...where, part, after: is }];
    if (is === undefined) return [{ kind: 'removed', ...where, part, before: was }];
    return [{ kind: 'changed', ...where, part, before: was, after: is }];
  });
}

/** The names in either of two records, in the order of the newer one. */
function namesOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}
