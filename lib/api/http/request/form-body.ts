import { MIMEType } from 'node:util';
import { limits } from '../../contract/limits';
import { hashOf } from '../../database/secret-hash';
import { HttpError } from '../api-error';

/** A form as the schemas of the contract read it, and what identifies it. */
export interface ParsedForm {
  /** A string or file for each name, a list if the name is repeated. */
  values: Record<string, unknown>;
  /**
   * Equal for two forms with the same parts in the same order. The bytes of the body are not: clients separate the
   * parts with a boundary that they choose anew for each attempt.
   */
  fingerprint: Uint8Array;
}

/** More parts than any form of the API has, but few enough to parse in no time. */
export const MAX_FORM_PARTS = 64;

/** More than the headers of a part need, which are its name, a file name, and a type. */
const MAX_HEAD_BYTES = 2_048;
/** Follows the last separator. */
const END = Buffer.from('--');

const { json: MAX_TEXT_BYTES, image: MAX_FILE_BYTES } = limits.bodyBytes;
const MEGABYTE = 1024 * 1024;

/**
 * Parses a form.
 *
 * @param contentType value of `Content-Type`, with its boundary
 * @throws HttpError 400 if it is malformed, 413 if a part is too large
 */
export async function parseForm(
  bytes: Uint8Array,
  contentType: string | null,
): Promise<ParsedForm> {
  const parts = await readParts(bytes, contentType ?? '');
  checkSizes(parts);
  const names = new Set(parts.map(([name]) => name));
  const values = [...names].map((name) => {
    const sameName = parts.filter((part) => part[0] === name).map(([, value]) => value);
    return [name, sameName.length === 1 ? sameName[0] : sameName];
  });
  return { values: Object.fromEntries(values), fingerprint: await fingerprintOf(parts) };
}

type Part = [name: string, value: string | File];

async function readParts(bytes: Uint8Array, contentType: string): Promise<Part[]> {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkHeads(body, boundaryOf(contentType));
  try {
    const headers = { 'Content-Type': contentType };
    const form = await new Response(Buffer.from(bytes), { headers }).formData();
    return [...form].map(([name, value]) => [withoutBrackets(name), value]);
  } catch {
    throw malformed();
  }
}

/**
 * `images[]` and `images[0]` → `images`: the names that PHP and other languages give the parts of a list. Their order is
 * that of the parts.
 */
function withoutBrackets(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

const malformed = () => new HttpError(400, ['body must be a valid form']);

function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get('boundary') || '';
  } catch {
    return '';
  }
}

/**
 * Limits the number of parts and the size of their headers before the form is parsed, which takes long if there are many.
 *
 * @throws HttpError 400 if there are too many or too large ones
 */
function checkHeads(body: Buffer, boundary: string): void {
  if (boundary === '') throw malformed();
  const separator = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + 1)) {
    const start = at + separator.length;
    const head = body.subarray(start, start + MAX_HEAD_BYTES);
    if (head.subarray(0, END.length).equals(END)) continue;
    parts += 1;
    if (parts > MAX_FORM_PARTS) {
      throw new HttpError(400, [`body must have at most ${MAX_FORM_PARTS} parts`]);
    }
    if (!head.includes('\r\n\r\n')) throw malformed();
  }
}

function checkSizes(parts: readonly Part[]): void {
  let textBytes = 0;
  const messages: string[] = [];
  for (const [name, value] of parts) {
    if (typeof value === 'string') textBytes += Buffer.byteLength(value);
    else if (value.size > MAX_FILE_BYTES) {
      messages.push(`${name} must be a file of at most ${MAX_FILE_BYTES / MEGABYTE} MB`);
    }
  }
  if (textBytes > MAX_TEXT_BYTES)
    messages.push(`body must have at most ${MAX_TEXT_BYTES / 1024} KB of text`);
  if (messages.length > 0) throw new HttpError(413, [...new Set(messages)]);
}

async function fingerprintOf(parts: readonly Part[]): Promise<Uint8Array> {
  const described = await Promise.all(
    parts.map(async ([name, value]) =>
      // Without the name and type of a file, which not every client sends.
      typeof value === 'string'
        ? [name, value]
        : [name, [hashOf(new Uint8Array(await value.arrayBuffer()))]],
    ),
  );
  return Buffer.from(JSON.stringify(described));
}
