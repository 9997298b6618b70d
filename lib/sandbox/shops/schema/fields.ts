import { z } from 'zod';
import { normalizedUrl } from '../../../site/http/normalized-url';
import { isTimestamp, MAX_DAYS } from '../timestamps';

/** The API assigns ids from 1,000,000, so a file can only use those below. */
const MAX_ASSIGNED_ID = 999_999;

/** An id that the API would have assigned. */
export const assignedId = z
  .int()
  .min(1)
  .max(MAX_ASSIGNED_ID, `must be at most ${MAX_ASSIGNED_ID}: the API assigns higher ids`);

/** An id of the shop platform, such as a product id. */
export const platformId = z.int().min(1);

/** As many as a 32-bit column of the database can hold. */
const MAX_COUNT = 2_147_483_647;

/** A number of things, or a position, of at least 0. */
export const count = z.int().min(0).max(MAX_COUNT);
export const positiveCount = count.min(1);

/** A number of days, up to about 100 years, so that the sum of a timestamp and days is a valid timestamp. */
export const days = z.int().min(1).max(MAX_DAYS);

/** A timestamp, absolute or relative to the time of the import. */
export const timestamp = z
  .string()
  .refine(
    isTimestamp,
    'must be a timestamp from 1900 to 9899 such as `2025-03-04T09:15:00Z`, or at most 36,500 days from the import such as `-400d` or `+3d12h`',
  );

/** PostgreSQL can't store it. */
const hasNoNul = (value: string) => !value.includes('\u0000');

export const text = z.string().trim().min(1).refine(hasNoNul, 'must not contain NUL');
/** Review, reply, question or answer text. */
export const longText = text.refine(
  (value) => [...value].length <= 15_000,
  'must be at most 15,000 characters',
);

export const email = z
  .email()
  .max(320)
  .transform((address) => address.toLowerCase());
/** The most characters that an address of the API can have. */
const MAX_URL_LENGTH = 2_048;

export const httpsUrl = z
  .url({ protocol: /^https$/, error: 'must be an https URL', abort: true })
  .transform(normalizedUrl)
  .refine(
    (address) => address.length <= MAX_URL_LENGTH,
    `must have at most ${MAX_URL_LENGTH} characters`,
  );

/** The address of an image, which can contain the image. */
export const imageUrl = z.union(
  [
    httpsUrl,
    z
      .string()
      .max(MAX_URL_LENGTH, { abort: true })
      .regex(/^data:image\/(?:svg\+xml|png|jpeg|webp)[;,]/, { abort: true })
      .refine(hasNoNul, 'must not contain NUL'),
  ],
  'must be an https URL, or a `data:` URL of an image with at most 2,048 characters',
);

export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as `EUR`');

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A positive or negative number of points or amount of money with at most two decimals. */
export const signedAmount = z
  .number()
  .min(-1e11)
  .max(1e11)
  .refine(hasTwoDecimals, 'must have at most two decimals');
export const amount = signedAmount.min(0);
export const positiveAmount = amount.gt(0);

/** A factor for points. */
export const multiplier = amount.min(1).max(1_000);

/** A text by language tag. */
export const localizedText = z
  .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag'), text)
  .refine((texts) => 'en' in texts, 'must have a text in `en`')
  .transform((texts) => texts as { en: string } & Record<string, string>);

/** A value that may be missing or null. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullable().default(null);
}

/** A list that may be missing. */
export function list<T extends z.ZodType>(entry: T) {
  return z.array(entry).default([]);
}
