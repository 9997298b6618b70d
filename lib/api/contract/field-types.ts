import { z } from '@hono/zod-openapi';
import { limits } from './limits';

/** A whole number of the shop platform, such as a product id: 64 bit, larger than 32 bit in practice. */
export function shopId(description: string) {
  return z.int().min(1).openapi({ format: 'int64', description });
}

/** A whole number that this API has given out itself. */
export function ownId(description: string) {
  return z.int().min(1).describe(description);
}

/** A count that starts at zero. */
export function count(description: string) {
  return z.int().min(0).describe(description);
}

/** An instant in UTC. */
export function dateTime(description: string) {
  return z.iso.datetime().describe(description);
}

/** An amount of points that is never negative. */
export function points(description: string) {
  return z.number().min(0).describe(description);
}

/** An amount of money in the unit of the named currency, not in cents. */
export function money(description: string) {
  return z.number().min(0).describe(description);
}

/** The code of a currency. */
export function currency(description: string) {
  return z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe(description);
}

/** An absolute address. */
export function url(description: string) {
  return z.url().describe(description);
}

/** An e-mail address. */
export function email(description: string) {
  return z.email().max(limits.email.max).describe(description);
}

/** A phone number in E.164 form. */
export function phone(description: string) {
  return z
    .string()
    .regex(/^\+[1-9][0-9]{1,14}$/)
    .describe(description);
}

/** Month and day of a birth date; the year is never given away. */
export function birthday(description: string) {
  return z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/)
    .describe(description);
}

/**
 * Text written by people: trimmed first, then counted in Unicode code points.
 * zod counts UTF-16 units, hence the check of its own for the upper bound.
 */
export function text(range: { min: number; max?: number }, description: string) {
  const { min, max } = range;
  return z
    .string()
    .trim()
    .min(min)
    .refine((value) => !value.includes('\u0000'), 'must not contain NUL')
    .refine((value) => max === undefined || [...value].length <= max, `must be at most ${max}`)
    .openapi({ description, ...(max === undefined ? {} : { maxLength: max }) });
}

/** A named schema or null; the library's own `nullable` refuses null for a reference. */
export function orNull<T extends z.ZodType>(schema: T, description: string) {
  return z.union([schema, z.null()]).describe(description);
}

/** A field that exists in every shape but has no value in this one. */
export function alwaysNull(description: string) {
  return z.null().describe(description);
}
