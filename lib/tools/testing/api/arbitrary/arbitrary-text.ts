import fc from 'fast-check';

/** Text that often breaks software: markup, SQL, wildcards, formats, scripts of other directions, joined emoji. */
const HOSTILE = [
  "Robert'); drop table customers; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '100 % warm_winter%',
  "l'été n'est pas fini",
  'e\u0301te\u0301',
  'Z\u0351\u036B\u0343a\u0323l\u0322g\u0321o\u0327',
  '\u{1F9E3}\u{1F9E4}',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u202Eright to left',
  'مرحبا بالعالم',
  'İıſ ß ﬁ',
  '\uFEFFstarts with a byte order mark',
  '{{7*7}} #{7*7} %s %n',
  '\\ \\\\ \\u0000 \\x00',
  'null',
  'undefined',
  '[]',
  '{"a":1}',
  '-1',
  'a\r\nb\tc',
  '\u0001\u001F\u007F\u0085\u2028\u2029',
] as const;

/** Free text with a number of code points in a range, not empty after trimming. */
export function arbitraryText({ min, max }: { min: number; max: number }): fc.Arbitrary<string> {
  const isLongEnough = (text: string) => [...text.trim()].length >= Math.max(1, min);
  const fits = (text: string) => [...text].length <= max;
  const maxLength = Math.min(max, 60);
  return fc
    .oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(maxLength, 20) }),
      fc.string({ unit: 'binary', minLength: min, maxLength }),
      fc.string({ unit: 'grapheme-ascii', minLength: min, maxLength }),
      // At the limit, also where a code point takes two code units.
      fc.constantFrom('x'.repeat(max), '\u{1F9E3}'.repeat(max), `  ${'é'.repeat(max - 2)}`),
    )
    .filter((text) => !text.includes('\0') && fits(text) && isLongEnough(text));
}

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);

/** An email address. */
export const arbitraryEmail: fc.Arbitrary<string> = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_+-]{0,40}$/), label)
  .map(([local, domain]) => `${local}@${domain}.example`);

/** An `https` address that a webhook can be sent to. */
export const arbitraryAddress: fc.Arbitrary<string> = fc
  .tuple(
    label,
    fc.webPath(),
    fc.option(fc.webQueryParameters(), { nil: undefined }),
    fc.constantFrom('', ':443'),
  )
  .map(([host, path, query, port]) => {
    const search = query === undefined ? '' : `?${query}`;
    return `https://${host}.hooks.example${port}${path}${search}`;
  });

/** A phone number in E.164 form. */
export const arbitraryPhone: fc.Arbitrary<string> = fc.stringMatching(/^\+[1-9][0-9]{5,14}$/);
