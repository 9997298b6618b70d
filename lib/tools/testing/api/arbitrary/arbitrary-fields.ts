import fc from 'fast-check';
import { limits } from '../../../../api/contract/limits';
import { type Scope, scopeDescriptions } from '../../../../api/contract/scopes';
import type { OperationId } from '../../../../api/operations';
import type { ShopRows } from '../shop-rows';
import { arbitraryAddress, arbitraryEmail, arbitraryText } from './arbitrary-text';
import type { RequestSources, Values } from './generated-request';
import type { RequestField, ResolvedSchema } from './request-schemas';

const IDENTITY_FIELDS: readonly string[] = [
  'customerIdentifier',
  'sessionToken',
  'guestName',
  'guestEmail',
];

/** Mostly one of the given values. */
export function oneOf<T>(values: readonly T[], fallback: fc.Arbitrary<T>): fc.Arbitrary<T> {
  if (values.length === 0) return fallback;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fallback);
}

/** Values of an object: required fields always, others sometimes. Identity fields are chosen apart. */
export function arbitraryFields(
  operationId: OperationId,
  fields: readonly RequestField[],
  sources: RequestSources,
): fc.Arbitrary<Values> {
  if (fields.length === 0) return fc.constant({});
  if (operationId === 'getAccessToken') return arbitraryCredentials(sources);
  if (operationId === 'updateBirthday') return arbitraryBirthday;
  const chosen = fields.filter(({ name }) => !IDENTITY_FIELDS.includes(name));
  return fc.record(
    Object.fromEntries(
      chosen.map(({ name, schema }) => [name, arbitraryField(operationId, name, schema, sources)]),
    ),
    { requiredKeys: chosen.filter(({ isRequired }) => isRequired).map(({ name }) => name) },
  );
}

function arbitraryField(
  operationId: OperationId,
  name: string,
  schema: ResolvedSchema,
  sources: RequestSources,
): fc.Arbitrary<unknown> {
  const known = knownIds(operationId, name, sources.rows);
  if (schema.type === 'array') {
    const item = arbitraryField(operationId, name, schema.items ?? schema, sources);
    const { minItems: minLength = 0, maxItems: maxLength = 60 } = schema;
    return fc.uniqueArray(item, { minLength, maxLength, selector: String });
  }
  return known ? oneOf<unknown>(known, arbitraryValue(schema)) : arbitraryValue(schema);
}

/** The ids of a shop that a field can refer to. */
function knownIds(
  operationId: OperationId,
  name: string,
  rows: ShopRows,
): readonly number[] | undefined {
  switch (name) {
    case 'productId':
    case 'productIds':
      return rows.productIds;
    case 'variantId':
    case 'newVariantId':
    case 'oldVariantId':
    case 'selectedVariantId':
      return rows.variants.map(({ variantId }) => variantId);
    case 'wishlistId':
    case 'wishlistIds':
    case 'fromWishlistId':
    case 'toWishlistId':
      return rows.wishlists.map(({ wishlistId }) => wishlistId);
    case 'ruleId':
      return operationId === 'redeem' ? rows.spendingRuleIds : rows.earningRuleIds;
    case 'reviewId':
      return rows.reviewIds;
    case 'questionId':
      return rows.questionIds;
    case 'galleryId':
      return rows.galleryIds;
    case 'orderId':
      return rows.orderIds;
    case 'id':
      return rows.subscriptionIds;
    default:
      return undefined;
  }
}

/** A value that a schema accepts. */
function arbitraryValue(schema: ResolvedSchema): fc.Arbitrary<unknown> {
  const { type, format, minimum, maximum, minLength = 0, maxLength = 20_000 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer': {
      const min = minimum ?? Number.MIN_SAFE_INTEGER;
      const max = maximum ?? Number.MAX_SAFE_INTEGER;
      return fc.oneof(
        fc.integer({ min, max: Math.min(max, min + 10) }),
        fc.maxSafeInteger().filter((value) => value >= min && value <= max),
        fc.constantFrom(min, max),
      );
    }
    case 'number':
      return arbitraryPoints(minimum ?? -1_000_000, maximum ?? 1_000_000);
    case 'object':
      return fc.record(
        Object.fromEntries(
          (schema.fields ?? []).map((field) => [field.name, arbitraryValue(field.schema)]),
        ),
        {
          requiredKeys: (schema.fields ?? [])
            .filter(({ isRequired }) => isRequired)
            .map(({ name }) => name),
        },
      );
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? schema), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 10,
      });
    case 'string':
      if (format === 'email') return arbitraryEmail;
      if (format === 'uri') return arbitraryAddress;
      if (format === 'date-time') return arbitraryTimestamp;
      return arbitraryText({ min: minLength, max: maxLength });
  }
}

const arbitraryTimestamp = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

/** Points with two decimals at most, never 0. */
function arbitraryPoints(min: number, max: number): fc.Arbitrary<number> {
  const hundredths = (from: number, to: number) =>
    fc
      .integer({ min: Math.round(from * 100), max: Math.round(to * 100) })
      .filter((value) => value !== 0)
      .map((value) => value / 100);
  return fc.oneof(
    hundredths(Math.max(min, -100), Math.min(max, 100)),
    hundredths(min, max),
    // Numbers that no binary fraction equals, whole numbers and the limits.
    fc.constantFrom(
      ...[19.99, 2.3, 0.07, 100, 500, min, max].filter((value) => value >= min && value <= max),
    ),
  );
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const arbitraryBirthday: fc.Arbitrary<Values> = fc
  .record(
    {
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      year: fc.oneof(
        fc.integer({ min: limits.birthYear.min, max: 2025 }),
        fc.constantFrom(limits.birthYear.min, limits.birthYear.max),
      ),
    },
    { requiredKeys: ['month', 'day'] },
  )
  .map((date) => ({ ...date, day: Math.min(date.day, daysOfMonth[date.month - 1] ?? 31) }));

const SCOPES = Object.keys(scopeDescriptions) as Scope[];

function arbitraryCredentials({ clients }: RequestSources): fc.Arbitrary<Values> {
  const scope = fc.array(fc.constantFrom(...SCOPES), { minLength: 1, maxLength: 12 });
  return fc
    .record({
      client: fc.constantFrom(...clients),
      scope: fc.oneof(fc.constantFrom(['read_customer'], ['read_review', 'read_reward']), scope),
      wrong: fc.option(fc.constantFrom('clientId', 'clientSecret', 'shop'), { freq: 2 }),
      text: arbitraryText({ min: 1, max: 200 }),
    })
    .map(({ client, scope: scopes, wrong, text }) => ({
      ...client,
      grantType: 'client_credentials',
      scope: scopes.join(' '),
      ...(wrong === 'clientId' || wrong === 'clientSecret' ? { [wrong]: text } : {}),
      ...(wrong === 'shop' ? { shop: 'nowhere.shop.example' } : {}),
    }));
}
