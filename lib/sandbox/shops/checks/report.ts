import type { Problem } from '../problems';
import { formatPath } from '../problems';

/** Adds a problem at a path. */
export type Report = (keys: readonly PropertyKey[], message: string) => void;

/** A list of problems, and the function that adds to it. */
export function collectProblems(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = [];
  return {
    problems,
    report: (keys, message) => problems.push({ path: formatPath(keys), message }),
  };
}

/** The same function for a part of the file. */
export function within(report: Report, ...prefix: readonly PropertyKey[]): Report {
  return (keys, message) => report([...prefix, ...keys], message);
}

/** A value that identifies something. */
export type Id = number | string;

/** A value, and where it is. */
export interface Located<T> {
  keys: readonly PropertyKey[];
  value: T;
}

/** Reports each value that an earlier entry has. Entries without a value don't count. */
export function reportDuplicates(
  report: Report,
  entries: Iterable<Located<Id | null>>,
  what: string,
): void {
  const seen = new Map<Id, readonly PropertyKey[]>();
  for (const { keys, value } of entries) {
    if (value === null) continue;
    const first = seen.get(value);
    if (first) {
      report(keys, `${value} is used twice: ${formatPath(first)} has it too. ${what}`);
    } else {
      seen.set(value, keys);
    }
  }
}

/** Reports an id that nothing has. `null` refers to nothing. */
export function reportUnknown(
  report: Report,
  keys: readonly PropertyKey[],
  id: Id | null,
  known: { has(id: never): boolean },
  what: string,
): void {
  if (id !== null && !known.has(id as never)) {
    report(keys, `${id} is not ${what} of the shop. Add it, or correct the id.`);
  }
}
