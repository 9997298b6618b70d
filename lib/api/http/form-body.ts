import { HttpError } from './api-error';

/**
 * Parses a form: a string or file for each part, a list if the name is repeated.
 *
 * @param contentType value of `Content-Type`, with its boundary
 * @throws HttpError 400 if it is malformed
 */
export async function parseForm(
  bytes: Uint8Array,
  contentType: string | null,
): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': contentType ?? '' };
  let form: FormData;
  try {
    form = await new Response(Buffer.from(bytes), { headers }).formData();
  } catch {
    throw new HttpError(400, ['body must be a valid form']);
  }
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
