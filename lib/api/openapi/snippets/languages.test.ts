import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { operations } from '../../operations';
import { exampleRequestsOf } from '../example-requests/example-requests';
import { toSampleRequest } from '../example-requests/sample-request';
import { toCurl } from './curl';
import { toGo } from './go';
import { toJavaScript } from './javascript';
import { snippetLanguages } from './languages';
import { toPhp } from './php';
import { toPython } from './python';
import type { SampleRequest } from './request';
import { toRuby } from './ruby';

const requests: SampleRequest[] = operations.flatMap(({ id }) =>
  Object.values(exampleRequestsOf(id)).map((request) =>
    toSampleRequest({ operation: id, ...request }, 'https://api.laurel.example'),
  ),
);

const awkward: SampleRequest = {
  method: 'POST',
  url: 'https://api.laurel.example/v2/x?a=1&b=%22',
  hasToken: true,
  body: { text: `it's a "\\ #{test} \`b\``, list: [], object: {}, nothing: null, yes: true },
  hasResponseBody: true,
};

const PARSE_PYTHON = 'import ast, json, sys\nfor source in json.load(sys.stdin): ast.parse(source)';

/** Parses each snippet with a program; returns the output of those that fail, or null without the program. */
function failures(command: string, args: readonly string[], sources: readonly string[]) {
  if (spawnSync(command, ['--version']).error) return null;
  const run = spawnSync(command, args, { input: JSON.stringify(sources), encoding: 'utf8' });
  return run.status === 0 ? '' : run.stderr;
}

describe('the snippet of every example request', () => {
  it('contains method and address in every language', () => {
    for (const request of requests) {
      for (const { write } of snippetLanguages) {
        const [path = ''] = request.url.split('?');
        expect(write(request)).toContain(path);
      }
    }
  });

  it('parses as Python', (context) => {
    const output = failures('python3', ['-c', PARSE_PYTHON], [...requests, awkward].map(toPython));
    if (output === null) return context.skip('Python is not installed');
    expect(output).toBe('');
  });

  it('parses as Ruby', (context) => {
    const program = 'JSON.parse(STDIN.read).each { |s| RubyVM::InstructionSequence.compile(s) }';
    const sources = [...requests, awkward].map(toRuby);
    const output = failures('ruby', ['-rjson', '-e', program], sources);
    if (output === null) return context.skip('Ruby is not installed');
    expect(output).toBe('');
  });
});

describe('awkward values', () => {
  it('stay the same in Python', (context) => {
    const [, literal = ''] = /json=([\s\S]+),\n {4}timeout/.exec(toPython(awkward)) ?? [];
    const program = 'import ast, json, sys\nprint(json.dumps(ast.literal_eval(sys.stdin.read())))';
    const run = spawnSync('python3', ['-c', program], { input: literal, encoding: 'utf8' });
    if (run.error) return context.skip('Python is not installed');
    expect(JSON.parse(run.stdout)).toEqual(awkward.body);
  });

  it('are single-quoted in Ruby, so that nothing is interpolated', () => {
    expect(toRuby(awkward)).toContain(`'text' => 'it\\'s a "\\\\ #{test} \`b\`'`);
    expect(toRuby(awkward)).toContain("'nothing' => nil");
  });

  it('are an interpreted string in Go if they contain a backtick', () => {
    const [, literal = '""'] = /strings\.NewReader\((".+")\)\)/.exec(toGo(awkward)) ?? [];
    expect(JSON.parse(JSON.parse(literal))).toEqual(awkward.body);
  });
});

describe('a body that is not JSON, and other headers', () => {
  const text = '{bad\n"it\'s" \\ #{test} `b` ü';
  const raw: SampleRequest = {
    ...awkward,
    body: undefined,
    text,
    headers: { 'Idempotency-Key': 'a-1', 'X-Test': "it's" },
  };

  it('are sent as they are by curl', () => {
    const print = toCurl({ ...raw, hasToken: false }).replace(/^curl/, 'printf "%s\\0"');
    const { stdout } = spawnSync('sh', ['-c', print], { encoding: 'utf8' });
    const parts = stdout.split('\0');
    expect(parts.slice(parts.indexOf('--data-raw'), -1)).toEqual(['--data-raw', text]);
    expect(parts).toContain('Idempotency-Key: a-1');
    expect(parts).toContain("X-Test: it's");
    expect(toCurl({ ...raw, text: '' })).toContain("--data-raw ''");
  });

  it('are sent as they are by Node.js', async () => {
    const sent: RequestInit[] = [];
    const send = async (_url: string, init: RequestInit) => {
      sent.push(init);
      return Response.json({});
    };
    const program = new Function('fetch', `return (async () => {${toJavaScript(raw)}})()`);
    await program(send);
    expect(sent[0]).toMatchObject({ method: 'POST', body: text, headers: raw.headers });
    expect(sent[0]?.headers).toHaveProperty('Content-Type', 'application/json');
  });

  it('stay the same in Python', (context) => {
    const [, literal = ''] = /data=(.+)\.encode\(\),/.exec(toPython(raw)) ?? [];
    const program = 'import ast, json, sys\nprint(json.dumps(ast.literal_eval(sys.stdin.read())))';
    const run = spawnSync('python3', ['-c', program], { input: literal, encoding: 'utf8' });
    if (run.error) return context.skip('Python is not installed');
    expect(JSON.parse(run.stdout)).toBe(text);
    expect(toPython(raw)).toContain('"Content-Type": "application/json"');
    expect(failures('python3', ['-c', PARSE_PYTHON], [toPython(raw)])).toBe('');
  });

  it('are in every other language', () => {
    expect(toGo(raw)).toContain(`strings.NewReader(${JSON.stringify(text)})`);
    expect(toGo(raw)).toContain('request.Header.Set("Idempotency-Key", "a-1")');
    expect(toPhp(raw)).toContain(`CURLOPT_POSTFIELDS => '{bad\n"it\\'s" \\\\ #{test} \`b\` ü',`);
    expect(toPhp(raw)).toContain("'Idempotency-Key: a-1',");
    expect(toRuby(raw)).toContain(`request.body = '{bad\n"it\\'s" \\\\ #{test} \`b\` ü'`);
    expect(toRuby(raw)).toContain("request['Idempotency-Key'] = 'a-1'");
  });
});

describe('a Ruby snippet', () => {
  it.each([
    ['a JSON body', { ...awkward, hasResponseBody: false }],
    ['a response body', { ...awkward, body: undefined, text: '{bad', hasResponseBody: true }],
    ['neither', { ...awkward, body: undefined, text: '{bad', hasResponseBody: false }],
  ])('requires JSON if it uses it: %s', (_, request) => {
    const source = toRuby(request);
    expect(source.includes("require 'json'")).toBe(source.includes('JSON.'));
  });
});

describe('a Go snippet', () => {
  it.each([true, false])('imports exactly what it uses (token and bodies: %s)', (isFull) => {
    const source = toGo({
      method: isFull ? 'POST' : 'GET',
      url: 'https://api.laurel.example/v2/x',
      hasToken: isFull,
      hasResponseBody: isFull,
      ...(isFull && { body: { a: 1 } }),
    });
    const [, imports = ''] = /import \(\n([\s\S]+?)\n\)/.exec(source) ?? [];
    const packages = [...imports.matchAll(/"(?:\w+\/)*(\w+)"/g)].map(([, name]) => name);
    const used = [...source.matchAll(/\b(io|log|http|json|fmt|os|strings)\./g)].map(
      ([, name]) => name,
    );
    expect(packages.toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('has a raw string with the body', () => {
    expect(toGo({ ...awkward, body: { a: 1 } })).toContain(
      'strings.NewReader(`{\n\t  "a": 1\n\t}`)',
    );
  });
});
