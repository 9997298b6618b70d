import { afterEach, expect, it, vi } from 'vitest';
import { serveDocuments } from './documents';

const broken = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../../api/openapi/document', async (importActual) => {
  const actual = await importActual<typeof import('../../api/openapi/document')>();
  const buildOpenApiDocument: typeof actual.buildOpenApiDocument = (options) => {
    if (broken.isBroken) throw new Error('EMFILE: too many open files');
    return actual.buildOpenApiDocument(options);
  };
  return { ...actual, buildOpenApiDocument };
});
afterEach(() => {
  broken.isBroken = true;
});

it('builds the document again after an attempt that failed', async () => {
  const api = { fetch: async () => new Response() };
  const handle = serveDocuments(api, { serverUrl: 'https://api.example', hasSandbox: true });
  const get = () => handle(new Request('https://api.example/v2/docs/openapi.json'), '');
  await expect(get()).rejects.toThrow('EMFILE');
  broken.isBroken = false;
  expect((await get()).status).toBe(200);
});
