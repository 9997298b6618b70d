import type { Values } from '../arbitrary/generated-request';
import type { RequestField, ResolvedSchema } from '../arbitrary/request-schemas';
import {
  invalid,
  longText,
  NO_IDENTIFIERS,
  numbersUpTo,
  partnerOf,
  type Violation,
} from './violation';

const UNSAFE_INTEGER = '9007199254740993';

/** Values that look like integers but have another form. */
const NO_INTEGERS = [
  '1.0',
  '1e2',
  '0x10',
  '',
  ' ',
  ' 1',
  '+1',
  '1_000',
  '1,2',
  '\uFF11',
  'true',
  '--1',
];
const NO_BOOLEANS = ['TRUE', 'False', '1', '0', '', ' true', 'yes', 'null'];

/** Violations of a query parameter. */
export function parameterViolations({ name, isRequired, schema }: RequestField): Violation[] {
  /** @param change returns `false` if it doesn't apply */
  const spoiled = (label: string, change: (query: Values) => unknown, field = name): Violation => ({
    name: `query ${name}: ${label}`,
    apply: (request) => (change(request.query) === false ? undefined : invalid(request, field)),
  });
  const send = (label: string, value: unknown) =>
    spoiled(label, (query) => {
      query[name] = value;
      delete query[partnerOf(name)];
    });
  const { items, maxItems } = schema;
  return [
    ...parameterValues(name, schema).map((value) =>
      send(JSON.stringify(value).slice(0, 40), value),
    ),
    ...(items
      ? [
          ...parameterValues(name, items).map((value) =>
            send(`entry ${JSON.stringify(value).slice(0, 40)}`, [value]),
          ),
          send('comma list', '1,2'),
          ...(maxItems === undefined ? [] : [send('too many entries', numbersUpTo(maxItems + 1))]),
          spoiled(
            'with brackets',
            (query) => Object.assign(query, { [`${name}[]`]: 1 }),
            `${name}[]`,
          ),
        ]
      : [
          spoiled('twice', (query) => {
            const value = query[name];
            if (value === undefined) return false;
            query[name] = [value, value];
          }),
        ]),
    ...(isRequired ? [spoiled('missing', (query) => delete query[name])] : []),
  ];
}

/** Texts that a parameter rejects. */
function parameterValues(name: string, schema: ResolvedSchema): unknown[] {
  const { type, format, minimum, maximum, maxLength } = schema;
  if (schema.enum) return ['', 'unknown', schema.enum[0]?.toUpperCase(), ` ${schema.enum[0]}`];
  switch (type) {
    case 'integer':
      return [
        ...NO_INTEGERS,
        UNSAFE_INTEGER,
        `-${UNSAFE_INTEGER}`,
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
      ];
    case 'boolean':
      return NO_BOOLEANS;
    case 'string':
      return [
        '',
        '   ',
        ...(maxLength === undefined ? [] : [longText(name, maxLength)]),
        ...(name === 'customerIdentifier' ? NO_IDENTIFIERS : []),
        ...(name === 'search' ? ['warm\0winter'] : []),
        ...(format === 'date-time'
          ? ['2025-03-04', '2025-03-04T09:15:00', '2025-02-30T00:00:00Z']
          : []),
      ];
    default:
      return [];
  }
}
