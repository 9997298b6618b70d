import { type ClosestLimits, closest, relativeDistance } from './closest';

const DEFAULT_LIMITS: ClosestLimits = { count: 5, maxDistance: 0.5 };

/**
 * The known names that are most similar to a mistyped name, closest first. Ignores upper and lower case.
 *
 * @param limits at most five names by default, each with at least half of its characters in common
 */
export function closestNames(
  name: string,
  known: Iterable<string>,
  limits: Partial<ClosestLimits> = {},
): string[] {
  const given = name.toLowerCase();
  return closest(known, (option) => relativeDistance(given, option.toLowerCase()), {
    ...DEFAULT_LIMITS,
    ...limits,
  });
}

/**
 * The sentence that suggests names: `Did you mean "a", "b" or "c"?`
 *
 * @returns an empty string if there is nothing to suggest
 */
export function didYouMean(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop();
  if (last === undefined) return '';
  return `Did you mean ${quoted.length > 0 ? `${quoted.join(', ')} or ` : ''}${last}?`;
}
