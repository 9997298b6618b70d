import { z } from '@hono/zod-openapi';
import { ruleError } from './errors/validation-names';
import { defaultLocale, limits } from './limits';

const decimalDigits = /^-?[0-9]+$/;

interface ParamDocs {
  description: string;
  example: unknown;
  /** Whether code samples send it although it's optional. */
  inSamples?: boolean;
  /** Name in `components/parameters`, for a parameter that several operations share. */
  componentName?: string;
}

interface Range {
  min?: number;
  max?: number;
}

function range({ min, max }: Range) {
  return {
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

function paramDocs({ description, example, inSamples, componentName }: ParamDocs) {
  return {
    description,
    param: {
      description,
      example,
      ...(inSamples ? { 'x-sample': true } : {}),
      ...(componentName === undefined ? {} : { 'x-component': componentName }),
    },
  };
}

function integerFromText({ min, max }: Range) {
  let number = z.int();
  if (min !== undefined) number = number.min(min);
  if (max !== undefined) number = number.max(max);
  return z
    .string()
    .regex(decimalDigits, 'must be an integer in decimal digits')
    .transform(Number)
    .pipe(number);
}

/** An integer in a query: decimal digits only, so `1.0`, `1e2`, `0x10` and an empty value are rejected. */
export function queryInteger(limit: Range, docs: ParamDocs) {
  return integerFromText(limit).openapi({ type: 'integer', ...range(limit), ...paramDocs(docs) });
}

/** An id in a query, in the form of {@link queryInteger}. */
export function queryId(docs: ParamDocs) {
  return integerFromText({ min: 1 }).openapi({
    type: 'integer',
    format: 'int64',
    minimum: 1,
    ...paramDocs(docs),
  });
}

/** An integer in a query, with a default. */
export function queryIntegerWithDefault(fallback: number, limit: Range, docs: ParamDocs) {
  return integerFromText(limit)
    .default(fallback)
    .openapi({ type: 'integer', ...range(limit), default: fallback, ...paramDocs(docs) });
}

/** A flag in a query: `true` or `false`, by default `false`. */
export function queryFlag(docs: Omit<ParamDocs, 'example'> & { example?: boolean }) {
  return z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false)
    .openapi({ type: 'boolean', default: false, ...paramDocs({ example: false, ...docs }) });
}

interface TextLimit {
  min?: number;
  max: number;
  pattern?: RegExp;
  /** Requirement of the pattern, as in "must be a domain". */
  message?: string;
}

/** Text in a query, trimmed before its length is checked. */
export function queryText(limit: TextLimit, docs: ParamDocs) {
  const { min = 1, max, pattern, message } = limit;
  const text = z.string().trim().min(min, { abort: true }).max(max, { abort: true });
  return (pattern ? text.regex(pattern, message) : text).openapi(paramDocs(docs));
}

/** An enum value in a query, with a default. */
export function queryEnumWithDefault<const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: NoInfer<T[number]>,
  docs: ParamDocs,
) {
  return z
    .enum([...values])
    .default(fallback)
    .openapi({ default: fallback, ...paramDocs(docs) });
}

/** Ids in a query as a repeated key. Duplicates are dropped before the limit applies. */
export function queryIds(limit: { min: number; max?: number }, docs: ParamDocs) {
  const { min, max } = limit;
  const ids = z.array(z.int()).min(min);
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(integerFromText({ min: 1 })),
    )
    .transform((list) => [...new Set(list)])
    .pipe(max === undefined ? ids : ids.max(max))
    .openapi({
      type: 'array',
      items: { type: 'integer', format: 'int64', minimum: 1 },
      minItems: min,
      ...(max === undefined ? {} : { maxItems: max }),
      ...paramDocs(docs),
      param: { ...paramDocs(docs).param, style: 'form', explode: true },
    });
}

const { offsetList, pageList } = limits;

/** The parameters of lists with `offset` pagination. */
export const offsetParams = {
  perPage: queryIntegerWithDefault(offsetList.perPage.default, offsetList.perPage, {
    description: 'Maximum number of entries per page.',
    example: 15,
    componentName: 'PerPageOfOffsetList',
  }),
  offset: queryIntegerWithDefault(offsetList.offset.default, offsetList.offset, {
    description: 'Number of entries to skip.',
    example: 0,
    componentName: 'Offset',
  }),
};

/** The parameters of lists with `page` pagination. */
export const pageParams = {
  page: queryIntegerWithDefault(pageList.page.default, pageList.page, {
    description: 'Page to return, starting at 1. A page after the last one has an empty list.',
    example: 1,
    componentName: 'Page',
  }),
  perPage: queryIntegerWithDefault(pageList.perPage.default, pageList.perPage, {
    description: 'Maximum number of entries per page.',
    example: 50,
    componentName: 'PerPageOfPageList',
  }),
};

/** `locale` of operations that return titles and descriptions. */
export const localeParam = z
  .string()
  .trim()
  .min(1)
  .max(35)
  .default(defaultLocale)
  .openapi({
    default: defaultLocale,
    ...paramDocs({
      description:
        'Language tag of titles and descriptions. If the shop does not support the language, they are in English.',
      example: 'en',
      componentName: 'Locale',
    }),
  });

/** The rule that two flags exclude each other; the message names the first one. */
export function contradiction(first: string, second: string) {
  return ruleError('filtersContradict', `must not be sent together with ${second}`, [first]);
}

/** A timestamp with a time zone in a query, as a `Date`. */
function queryTimestamp(docs: ParamDocs) {
  return z
    .string()
    .refine(isTimestamp, `must be a timestamp such as ${TIMESTAMP}`)
    .transform((text) => new Date(text))
    .openapi({ type: 'string', format: 'date-time', ...paramDocs(docs) });
}

const TIMESTAMP = '2025-03-04T09:15:00Z';
const zoned = z.iso.datetime({ offset: true });
/** The database can store all of these years. */
const YEARS = { min: 1900, max: 9999 };

function isTimestamp(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return zoned.safeParse(text).success && year >= YEARS.min && year <= YEARS.max;
}

/** The parameter of lists that are read again and again for what is new. */
export const createdAfterParam = queryTimestamp({
  description:
    'Returns only entries that were created after this timestamp, which has a time zone, such as `Z`. Encode a `+` in it as `%2B`.',
  example: TIMESTAMP,
  componentName: 'CreatedAfter',
}).optional();
