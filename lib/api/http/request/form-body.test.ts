import { describe, expect, it } from 'vitest';
import { HttpError } from '../api-error';
import { MAX_FORM_PARTS, parseForm } from './form-body';

/** A form as a client sends it. */
function encode(parts: readonly string[], boundary = 'XX'): Uint8Array {
  const lines = parts.map((part) => `--${boundary}\r\n${part}\r\n`);
  return Buffer.from(`${lines.join('')}--${boundary}--\r\n`, 'latin1');
}

const text = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, value: string, type = 'image/png') =>
  `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n${value}`;

const parse = (parts: readonly string[], boundary = 'XX') =>
  parseForm(encode(parts, boundary), `multipart/form-data; boundary=${boundary}`);

async function errorOf(parsed: Promise<unknown>): Promise<[number, readonly string[]]> {
  const error = await parsed.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw error;
  return [error.status, error.messages];
}

const MEGABYTE = 1024 * 1024;

describe('a form', () => {
  it('has texts, files, and lists for repeated names', async () => {
    const { values } = await parse([
      text('rate', '5'),
      file('images', 'one'),
      file('images', 'two', 'image/webp'),
    ]);
    expect(values).toMatchObject({ rate: '5' });
    const images = values.images as File[];
    expect(images.map(({ type, size }) => [type, size])).toEqual([
      ['image/png', 3],
      ['image/webp', 3],
    ]);
    const { values: single } = await parse([file('images', 'one')]);
    expect(single.images).toBeInstanceOf(Blob);
  });

  it.each([
    ['empty brackets', 'images[]', 'images[]'],
    ['indexes', 'images[0]', 'images[1]'],
    ['one without brackets', 'images', 'images[]'],
  ])('has lists for names with %s', async (_what, first, second) => {
    const { values } = await parse([file(first, 'one'), file(second, 'three')]);
    expect((values.images as File[]).map(({ size }) => size)).toEqual([3, 5]);
    const { values: single } = await parse([file(first, 'one')]);
    expect(single.images).toBeInstanceOf(Blob);
  });

  it('has a file for a part with a file name and no type', async () => {
    const part = 'Content-Disposition: form-data; name="images"; filename="a.webp"\r\n\r\none';
    expect((await parse([part])).values.images).toBeInstanceOf(Blob);
  });

  it('keeps names that objects have already', async () => {
    const { values } = await parse([text('__proto__', '1'), text('constructor', '2')]);
    expect(Object.entries(values)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  it.each([
    ['no boundary', encode([text('a', '1')]), 'multipart/form-data'],
    ['another boundary', encode([text('a', '1')]), 'multipart/form-data; boundary=YY'],
    ['no end', Buffer.from('--XX\r\n'), 'multipart/form-data; boundary=XX'],
    ['no content', new Uint8Array(), 'multipart/form-data; boundary=XX'],
    ['JSON', Buffer.from('{"a":1}'), 'multipart/form-data; boundary=XX'],
    ['no media type', encode([text('a', '1')]), null],
  ])('is malformed with %s', async (_what, bytes, contentType) => {
    expect(await errorOf(parseForm(bytes, contentType))).toEqual([
      400,
      ['body must be a valid form'],
    ]);
  });

  it('has a limited number of parts', async () => {
    const parts = Array.from({ length: MAX_FORM_PARTS }, (_, index) => text(`a${index}`, '1'));
    expect(Object.keys((await parse(parts)).values)).toHaveLength(MAX_FORM_PARTS);
    const more = [...parts, text('b', '1').replace('Content-Disposition', 'CONTENT-disposition')];
    expect(await errorOf(parse(more))).toEqual([400, ['body must have at most 64 parts']]);
  });

  it.each([
    ['spaces in names of headers', 'Content-Disposition : form-data; name="a"\r\n\r\n1'],
    ['no headers', '\r\n\r\n'],
  ])('has a limited number of parts with %s', async (_what, part) => {
    const parts = Array.from({ length: 100_000 }, () => part);
    expect(await errorOf(parse(parts))).toEqual([400, ['body must have at most 64 parts']]);
  });

  it.each([
    ['many headers', `${'a:\r\n'.repeat(1_000)}${text('a', '1')}`],
    ['a long name', text('a'.repeat(3_000), '1')],
  ])('has no part with %s', async (_what, part) => {
    expect(await errorOf(parse([part]))).toEqual([400, ['body must be a valid form']]);
  });

  it('has files of at most 5 MB', async () => {
    const largest = 'a'.repeat(5 * MEGABYTE);
    expect((await parse([file('images', largest)])).values).toHaveProperty('images');
    const larger = [file('images', `${largest}a`), file('images', `${largest}b`)];
    expect(await errorOf(parse(larger))).toEqual([413, ['images must be a file of at most 5 MB']]);
  });

  it('has at most 256 KB of text in all parts together', async () => {
    const half = 'a'.repeat(128 * 1024);
    expect((await parse([text('a', half), text('b', half)])).values).toHaveProperty('b');
    const parts = [text('a', half), text('b', half), text('c', 'a')];
    expect(await errorOf(parse(parts))).toEqual([413, ['body must have at most 256 KB of text']]);
  });
});

describe('the fingerprint of a form', () => {
  const fingerprint = async (parts: readonly string[], boundary?: string) =>
    Buffer.from((await parse(parts, boundary)).fingerprint).toString();
  const form = [text('a', '1'), file('images', 'one')];

  it('does not depend on the boundary', async () => {
    expect(await fingerprint(form, 'YY')).toBe(await fingerprint(form));
  });

  it('does not depend on the type of a file, which not every client sends', async () => {
    const typed = [text('a', '1'), file('images', 'one', 'image/jpeg')];
    expect(await fingerprint(typed)).toBe(await fingerprint(form));
  });

  it.each([
    ['another text', [text('a', '2'), file('images', 'one')]],
    ['another name', [text('b', '1'), file('images', 'one')]],
    ['another file', [text('a', '1'), file('images', 'two')]],
    ['another order', [file('images', 'one'), text('a', '1')]],
    ['a further part', [...form, text('c', '')]],
    ['a text instead of a file', [text('a', '1'), text('images', 'one')]],
  ])('differs with %s', async (_what, parts) => {
    expect(await fingerprint(parts)).not.toBe(await fingerprint(form));
  });
});
