import { z } from '@hono/zod-openapi';
import { defaultLocale, limits } from './limits';

const decimalDigits = /^-?[0-9]+$/;

interface ParamDocs {
  description: string;
  example: unknown;
  /** Whether the example request in the snippets sends it, though it need not be sent. */
  sample?: boolean;
  /** Name under `components/parameters`, for parameters that several calls share. */
  shared?: string;
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

function paramDocs({ description, example, sample, shared }: ParamDocs) {
  return {
    description,
    param: {
      description,
      example,
      ...(sample ? { 'x-sample': true } : {}),
      ...(shared === undefined ? {} : { 'x-component': shared }),
    },
  };
}

function integerFromText({ min, max }: Range) {
  let number = z.int();
  if (min !== undefined) number = number.min(min);
  if (max !== undefined) number = number.max(max);
  return z
    .string()
    .regex(decimalDigits, 'must be a whole number in decimal digits')
    .transform(Number)
    .pipe(number);
}

/** An integer in a query: decimal digits only, so `1.0`, `1e2`, `0x10` and an empty value are refused. */
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

/** An integer in a query that has a value when it is left out. */
export function queryIntegerOr(fallback: number, limit: Range, docs: ParamDocs) {
  return integerFromText(limit)
    .default(fallback)
    .openapi({ type: 'integer', ...range(limit), default: fallback, ...paramDocs(docs) });
}

/** A flag in a query: exactly `true` or `false`, off when it is left out. */
export function queryFlag(docs: Omit<ParamDocs, 'example'> & { example?: boolean }) {
  return z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .default(false)
    .openapi({ type: 'boolean', default: false, ...paramDocs({ example: false, ...docs }) });
}

/** Text in a query, trimmed before it is measured. */
export function queryText(limit: { min?: number; max: number; pattern?: RegExp }, docs: ParamDocs) {
  const { min = 1, max, pattern } = limit;
  const text = z.string().trim().min(min).max(max);
  return (pattern ? text.regex(pattern) : text).openapi(paramDocs(docs));
}

/** One word of a list in a query, with the word that holds when it is left out. */
export function queryEnumOr<const T extends readonly [string, ...string[]]>(
  words: T,
  fallback: NoInfer<T[number]>,
  docs: ParamDocs,
) {
  return z
    .enum([...words])
    .default(fallback)
    .openapi({ default: fallback, ...paramDocs(docs) });
}

/** Ids in a query as a repeated key; repeated ids count once, also against the limit. */
export function queryIds(limit: { min: number; max?: number }, docs: ParamDocs) {
  const { min, max } = limit;
  const ids = z.array(z.int().min(1)).min(min);
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.string().regex(decimalDigits, 'must be a whole number in decimal digits')),
    )
    .transform((digits) => [...new Set(digits.map(Number))])
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

/** `perPage` and `offset` of the lists that are read by offset. */
export const offsetParams = {
  perPage: queryIntegerOr(offsetList.perPage.default, offsetList.perPage, {
    description: 'How many entries one answer holds.',
    example: 15,
    shared: 'PerPageOfOffsetList',
  }),
  offset: queryIntegerOr(offsetList.offset.default, offsetList.offset, {
    description: 'How many entries of the whole list are skipped before this answer begins.',
    example: 0,
    shared: 'Offset',
  }),
};

/** `page` and `perPage` of the lists that are read by page. */
export const pageParams = {
  page: queryIntegerOr(pageList.page.default, pageList.page, {
    description: 'Which page to read; the first is 1. A page after the last has an empty list.',
    example: 1,
    shared: 'Page',
  }),
  perPage: queryIntegerOr(pageList.perPage.default, pageList.perPage, {
    description: 'How many entries one page holds.',
    example: 50,
    shared: 'PerPageOfPageList',
  }),
};

/** `locale` of the calls that answer with titles and descriptions. */
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
        'Language tag of the titles and descriptions wanted. A language that the shop does not offer is answered in English.',
      example: 'en',
      shared: 'Locale',
    }),
  });
