import { SDK_MODULES } from '../constants';
import type { ErrorResult } from '../declared';
import { failure } from '../results';

/** What a value must be: a test, and the end of the sentence about a value that fails it. */
export interface Check {
  isValid: (value: unknown) => boolean;
  must: string;
}

/** The checks of an object by property. A property that may be left out ends with `?`. */
export type Shape = Readonly<Record<string, Check>>;

const check = (must: string, isValid: Check['isValid']): Check => ({ must, isValid });

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
const isText = (value: unknown) => typeof value === 'string' && value !== '';

export const id = check('a positive integer', isId);
export const idOrNull = check(
  'a positive integer or null',
  (value) => value === null || isId(value),
);
export const text = check('a non-empty string', isText);
export const number = check(
  'a positive number',
  (value) => Number.isFinite(value) && Number(value) > 0,
);
export const boolean = check('a boolean', (value) => typeof value === 'boolean');
export const fn = check('a function', (value) => typeof value === 'function');
export const currency = check(
  'an ISO 4217 code',
  (value) => isText(value) && /^[A-Z]{3}$/.test(String(value)),
);
export const sixDigits = check(
  'a string of six digits',
  (value) => isText(value) && /^\d{6}$/.test(String(value)),
);
export const locale = check('a language tag', (value) => {
  try {
    return isText(value) && Intl.getCanonicalLocales(String(value)).length === 1;
  } catch {
    return false;
  }
});
export const httpUrl = check(
  'an absolute URL with http or https',
  (value) =>
    isText(value) &&
    URL.canParse(String(value)) &&
    /^https?:$/.test(new URL(String(value)).protocol),
);
export const moduleNames = check(
  'an array of SDK_MODULES',
  (value) =>
    Array.isArray(value) && value.every((name) => Object.values(SDK_MODULES).includes(name)),
);
export const parentNode = check(
  'a document, an element or a shadow root',
  (value) => typeof (value as ParentNode | null)?.querySelectorAll === 'function',
);
export const oneOf = (...values: string[]) =>
  check(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

/** The problems of an object, one sentence for each. */
export function problemsOf(value: unknown, shape: Shape): string[] {
  const entries = Object.entries(shape).map(([key, rule]) => ({
    name: key.replace('?', ''),
    isOptional: key.endsWith('?'),
    rule,
  }));
  if (value === undefined && entries.every(({ isOptional }) => isOptional)) return [];
  if (typeof value !== 'object' || value === null) return ['The argument must be an object'];
  const given = value as Record<string, unknown>;
  return entries.flatMap(({ name, isOptional, rule }) => {
    if (given[name] === undefined && isOptional) return [];
    return rule.isValid(given[name]) ? [] : [`${name} must be ${rule.must}`];
  });
}

/** The error for the arguments of a function; `null` if they have no problems. */
export function invalidArguments(name: string, problems: string[]): ErrorResult | null {
  return problems.length === 0
    ? null
    : failure('INVALID_ARGUMENTS', `${name} was called with wrong arguments`, problems);
}
