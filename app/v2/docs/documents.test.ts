import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteDocument } from '@/lib/openapi/site-document';
import { GET as getTypes } from './openapi.d.ts/route';
import { GET as getJson } from './openapi.json/route';
import { GET as getYaml } from './openapi.yaml/route';

const address = 'https://docs.laurel.example/v2/docs/openapi';

function ask(tag?: string) {
  return new Request(address, tag ? { headers: { 'if-none-match': tag } } : {});
}

describe.each([
  {
    name: 'JSON',
    get: getJson,
    type: 'application/json; charset=utf-8',
    read: (text: string) => JSON.parse(text),
  },
  {
    name: 'YAML',
    get: getYaml,
    type: 'application/yaml; charset=utf-8',
    read: (text: string) => parse(text),
  },
])('the contract as $name', ({ get, type, read }) => {
  it('is the whole contract, for every origin', { timeout: 60_000 }, async () => {
    const answer = get(ask());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(read(await answer.text())).toEqual(siteDocument());
  });

  it('is answered with 304 to whoever has it', async () => {
    const tag = get(ask()).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = get(ask(known));
      expect(answer.status, known).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(tag);
    }
    expect(get(ask('"other"')).status).toBe(200);
  });
});

describe('the types', () => {
  it('compile, and know every call', { timeout: 60_000 }, async () => {
    const answer = await getTypes();
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    const host = ts.createCompilerHost({});
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) =>
      name === 'openapi.d.ts'
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023)
        : getSourceFile(name, ...rest);
    const options = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2023 };
    const program = ts.createProgram(['openapi.d.ts'], options, host);
    const file = program.getSourceFile('openapi.d.ts');
    expect(file && program.getSyntacticDiagnostics(file)).toEqual([]);
    expect(file && program.getSemanticDiagnostics(file)).toEqual([]);
    for (const path of Object.keys(siteDocument().paths ?? {})) expect(text).toContain(`"${path}"`);
  });
});
