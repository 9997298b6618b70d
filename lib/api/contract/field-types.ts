import { z } from '@hono/zod-openapi';
import { limits } from './limits';

/** An id of the shop platform, such as a product id: a 64-bit integer. */
export function platformId(description: string) {
  return z.int().min(1).openapi({ format: 'int64', description });
}

/** An id that this API assigns. */
export function assignedId(description: string) {
  return z.int().min(1).describe(description);
}

/** A count of at least 0. */
export function count(description: string) {
  return z.int().min(0).describe(description);
}

/** A timestamp in UTC, which ends in `Z`. */
export function dateTime(description: string) {
  return z.iso.datetime().describe(description);
}

/** A number of points of at least 0 in a response. */
export function points(description: string) {
  return z.number().min(0).describe(description);
}

/**
 * Whether a number has at most two decimals, exactly: the nearest number with two decimals is the number itself.
 * JSON Schema's `multipleOf` can't say this, since 19.99 is no multiple of 0.01 in binary floating point.
 */
export function hasAtMostTwoDecimals(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

/** A number of points in a request. The description has to state the limit of two decimals. */
export function pointsInput(range: { min: number; max: number }, description: string) {
  return z
    .number()
    .min(range.min)
    .max(range.max)
    .refine(hasAtMostTwoDecimals, 'must have at most two decimals')
    .describe(description);
}

/** An amount of money in the currency's main unit, not in cents. */
export function money(description: string) {
  return z.number().min(0).describe(description);
}

/** An ISO 4217 currency code. */
export function currency(description: string) {
  return z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe(description);
}

/** An absolute URL. */
export function url(description: string) {
  return z.url().describe(description);
}

/** An email address. */
export function email(description: string) {
  return z.string().trim().check(z.email()).max(limits.email.max).describe(description);
}

/** A phone number in E.164 form. */
export function phone(description: string) {
  return z
    .string()
    .regex(/^\+[1-9][0-9]{1,14}$/)
    .describe(description);
}

/** Month and day of a birthday as `MM-DD`; the year is never returned. */
export function birthday(description: string) {
  return z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/)
    .describe(description);
}

/**
 * Free text: trimmed first, then counted in Unicode code points.
 * zod counts UTF-16 code units, so the upper bound has its own check.
 */
export function text(range: { min: number; max?: number }, description: string) {
  const { min, max } = range;
  return z
    .string()
    .trim()
    .min(min)
    .refine((value) => !value.includes('\u0000'), 'must not contain NUL')
    .refine(
      (value) => max === undefined || [...value].length <= max,
      `must have at most ${max} characters`,
    )
    .openapi({ description, ...(max === undefined ? {} : { maxLength: max }) });
}

/** A component or null; zod's `nullable()` would document a reference that rejects null. */
export function orNull<T extends z.ZodType>(schema: T, description: string) {
  return z.union([schema, z.null()]).describe(description);
}

/** A field that all variants have, but which is null in this one. */
export function alwaysNull(description: string) {
  return z.null().describe(description);
}
