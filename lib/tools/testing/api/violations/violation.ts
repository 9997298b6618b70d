import type { ArbitraryRequest, Values } from '../arbitrary/generated-request';

/** A request with exactly one thing wrong, and the response that it must get. */
export interface InvalidRequest {
  /** Description, for messages of failing tests. */
  violation: string;
  request: ArbitraryRequest;
  /** Sent instead of the body of the request. */
  bytes?: Uint8Array;
  headers?: Readonly<Record<string, string>>;
  expected: {
    status: 400 | 401 | 403 | 413 | 415;
    /** The parameter or field that the first word of a message names. */
    field?: string;
  };
}

/** One way to spoil a valid request; `undefined` if it doesn't apply to this request. */
export interface Violation {
  name: string;
  apply(request: ArbitraryRequest): Omit<InvalidRequest, 'violation'> | undefined;
}

/** A request that must fail the validation, with a message about a field. */
export const invalid = (request: ArbitraryRequest, field: string) => ({
  request,
  expected: { status: 400 as const, field },
});

/** Identifiers that no schema accepts. */
export const NO_IDENTIFIERS = [
  'nobody',
  '-5',
  '+0123',
  '+12a',
  'a@',
  '@b',
  'a b@c.example',
  '12345678901234567890',
  '1.5',
];

/** A text one code point longer than a limit, otherwise of the right form. */
export function longText(name: string, maxLength: number): string {
  const isEmail = name === 'customerIdentifier' || name === 'guestEmail';
  const start = isEmail ? 'a@' : name === 'address' ? 'https://hooks.example/' : '';
  return start + 'x'.repeat(maxLength + 1 - start.length);
}

/** `[1, 2, …]` */
export function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** The other identity field: a request with both would have two violations. */
export function partnerOf(name: string): string {
  if (name === 'customerIdentifier') return 'sessionToken';
  return name === 'sessionToken' ? 'customerIdentifier' : '';
}

/** The object inside a body that a path leads to. */
export function ownerOf(body: Values, parents: readonly string[]): Values | undefined {
  let owner: Values | undefined = body;
  for (const parent of parents) owner = owner?.[parent] as Values | undefined;
  return owner;
}

/** Removes the fields that identify a guest. */
export function removeGuest(body: Values): void {
  delete body.guestName;
  delete body.guestEmail;
}
