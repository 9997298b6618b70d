import type { RequestField, ResolvedSchema } from '../request-schemas';
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
  const send = (label: string, value: unknown): Violation => ({
    name: `query ${name}: ${label}`,
    apply: (request) => {
      request.query[name] = value;
      delete request.query[partnerOf(name)];
      return invalid(request, name);
    },
  });
  const values = parameterValues(name, schema).map((value) =>
    send(JSON.stringify(value).slice(0, 40), value),
  );
  const { items } = schema;
  if (items) {
    return [
      ...values,
      ...parameterValues(name, items).map((value) =>
        send(`entry ${JSON.stringify(value).slice(0, 40)}`, [value]),
      ),
      send('comma list', '1,2'),
      ...(schema.maxItems === undefined
        ? []
        : [send('too many entries', numbersUpTo(schema.maxItems + 1))]),
      ...missing(name, isRequired),
      {
        name: `query ${name}: with brackets`,
        apply: (request) => {
          request.query[`${name}[]`] = 1;
          return invalid(request, `${name}[]`);
        },
      },
    ];
  }
  return [
    ...values,
    {
      name: `query ${name}: twice`,
      apply: (request) => {
        const value = request.query[name];
        if (value === undefined) return undefined;
        request.query[name] = [value, value];
        return invalid(request, name);
      },
    },
    ...missing(name, isRequired),
  ];
}

function missing(name: string, isRequired: boolean): Violation[] {
  if (!isRequired) return [];
  return [
    {
      name: `query ${name}: missing`,
      apply: (request) => {
        delete request.query[name];
        return invalid(request, name);
      },
    },
  ];
}

/** Texts that a parameter rejects. */
function parameterValues(name: string, schema: ResolvedSchema): unknown[] {
  const { type, minimum, maximum, maxLength } = schema;
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
      ];
    default:
      return [];
  }
}
