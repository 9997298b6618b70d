import type { Values } from '../arbitrary/generated-request';
import type { RequestField, ResolvedSchema } from '../arbitrary/request-schemas';
import {
  invalid,
  longText,
  NO_IDENTIFIERS,
  numbersUpTo,
  ownerOf,
  partnerOf,
  removeGuest,
  type Violation,
} from './violation';

/** Fields that are compared as they are; spaces around them count. */
const OPAQUE: ReadonlySet<string> = new Set(['clientId', 'clientSecret']);

/** Violations of a field of the body and of the fields inside it. */
export function fieldViolations(parents: readonly string[], field: RequestField): Violation[] {
  const { name, isRequired, schema } = field;
  const path = [...parents, name];
  const label = path.join('.');
  const change = (
    description: string,
    spoil: (owner: Values) => unknown,
    at = label,
  ): Violation => ({
    name: `${label}: ${description}`,
    apply: (request) => {
      const owner = ownerOf(request.body ?? {}, parents);
      if (!owner) return undefined;
      if (parents.length === 0) delete owner[partnerOf(name)];
      // The guest's fields are only accepted together.
      if (parents.length === 0 && /^guest/.test(name) && owner[name] === undefined)
        return undefined;
      if (name === 'customerIdentifier') removeGuest(owner);
      spoil(owner);
      return invalid(request, at);
    },
  });
  const set = (value: unknown, at = label) =>
    change(
      JSON.stringify(value)?.slice(0, 40) ?? 'undefined',
      (owner) => {
        owner[name] = value;
      },
      at,
    );
  return [
    ...wrongTypes(schema).map((value) => set(value)),
    ...outOfRange(name, schema).map((value) => set(value)),
    ...(schema.items
      ? [...wrongTypes(schema.items), ...outOfRange(name, schema.items)].map((value) =>
          set([value], `${label}.0`),
        )
      : []),
    ...(schema.minItems ? [set([])] : []),
    ...(schema.maxItems === undefined
      ? []
      : [set(numbersUpTo(schema.maxItems + 1).map((id) => `https://img.example/${id}.jpg`))]),
    ...(schema.fields ?? []).flatMap((inner) => fieldViolations(path, inner)),
    ...(schema.fields ? [unknownField(path)] : []),
    ...(isRequired ? [change('missing', (owner) => delete owner[name])] : []),
  ];
}

/** A field that an object doesn't have. @param path of the object */
export function unknownField(path: readonly string[]): Violation {
  const at = [...path, 'color'].join('.');
  return {
    name: `${at}: unknown`,
    apply: (request) => {
      const owner = ownerOf(request.body ?? {}, path);
      if (!owner) return undefined;
      owner.color = 'red';
      return invalid(request, at);
    },
  };
}

/** JSON values of every type that a schema doesn't accept. */
function wrongTypes({ type, enum: values }: ResolvedSchema): unknown[] {
  const all: Record<string, unknown> = {
    string: '5',
    number: 5,
    boolean: true,
    array: [1],
    object: { a: 1 },
    null: null,
  };
  const own = type === 'integer' ? 'number' : type;
  const wrong = Object.entries(all).filter(([name]) => name !== own);
  return [...wrong.map(([, value]) => value), ...(values ? ['', 'unknown'] : [])];
}

/** Values of the right type beyond each limit. */
function outOfRange(name: string, schema: ResolvedSchema): unknown[] {
  const { type, minimum, maximum, minLength, maxLength, format } = schema;
  if (schema.enum) return [`${schema.enum[0]} `, schema.enum[0]?.toUpperCase()];
  switch (type) {
    case 'integer':
      return [
        1.5,
        Number.MAX_SAFE_INTEGER + 1,
        1e300,
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
      ];
    case 'number':
      return [
        1.005,
        0,
        1e21,
        ...(minimum === undefined ? [] : [minimum - 0.01]),
        ...(maximum === undefined ? [] : [maximum + 0.01]),
      ];
    case 'string':
      return [
        ...(minLength ? [''] : []),
        ...(minLength && !OPAQUE.has(name) ? ['   '] : []),
        ...(maxLength === undefined ? [] : [longText(name, maxLength)]),
        ...textViolations(name, format),
      ];
    default:
      return [];
  }
}

function textViolations(name: string, format: string | undefined): unknown[] {
  if (format === 'email') return ['nobody', 'a@b', 'a b@mail.example', 'a@mail.example\0'];
  if (format === 'uri' || name === 'images') {
    return ['', 'hooks', '/hooks', 'http://hooks.example/', 'javascript:alert(1)', 'https://'];
  }
  switch (name) {
    case 'customerIdentifier':
      return ['', ...NO_IDENTIFIERS];
    case 'scope':
      return [
        '',
        'read_everything',
        'read_review  read_reward',
        'read_review,read_reward',
        'READ_REVIEW',
      ];
    case 'shop':
      return ['', 'shop', 'https://northlight.shop.example', 'North.Shop.Example', 'a b.example'];
    case 'clientId':
    case 'clientSecret':
    case 'sessionToken':
      return [''];
    default:
      return ['a\0b', '\0'];
  }
}
