import { distance } from 'fastest-levenshtein';

const COUNT = 5;

/** Names that are most like one that does not exist, the nearest first. */
export function nearNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return known
    .map((each) => ({ each, far: distance(wanted, each.toLowerCase()) }))
    .filter(({ each, far }) => far <= Math.max(wanted.length, each.length) / 2)
    .sort((a, b) => a.far - b.far || (a.each < b.each ? -1 : 1))
    .slice(0, COUNT)
    .map(({ each }) => each);
}

/** A sentence that names them; empty when nothing is alike. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Alike: ${names.join(', ')}.`;
}
