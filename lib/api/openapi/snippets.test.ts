import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { defaultServerUrl } from '../../site/config/api-url';
import { findTool } from '../../tools/testing/runner/ensure-tools';
import type { DocumentOperation } from './document-types';
import { examplesOf, jsonContent, parametersOf, requestBodyOf } from './operation-parts';
import { toJavaScript } from './snippets/javascript';
import { toPhp } from './snippets/php';
import { document, operations } from './testing/document';

function samplesOf(operation: DocumentOperation = {}): Record<string, string> {
  const samples = operation['x-codeSamples'] ?? [];
  return Object.fromEntries(samples.map(({ lang, source }) => [lang, source]));
}

const named = operations.map((entry) => [entry.path, entry] as const);

const php = findTool('php');

/** Reads sources by path, and prints the errors of those that don't parse. */
const PARSE_PHP = `
foreach (json_decode(stream_get_contents(STDIN), true) as $path => $source) {
  try {
    token_get_all($source, TOKEN_PARSE);
  } catch (ParseError $error) {
    echo $path, ': ', $error->getMessage(), PHP_EOL;
  }
}`;

describe('the curl snippet', () => {
  it.each(named)('of %s has the path, the method and only documented parameters', (path, entry) => {
    const source = samplesOf(entry.operation).Shell ?? '';
    const [, method = 'GET', address = ''] =
      /^curl (?:--request (\S+) )?'([^']+)'/.exec(source) ?? [];
    const url = new URL(address);
    expect(method.toLowerCase()).toBe(entry.method);
    expect(url.origin + url.pathname).toBe(defaultServerUrl + path);

    const documented = parametersOf(document, entry.operation).filter(
      (parameter) => parameter.in === 'query',
    );
    const sent = [...url.searchParams.keys()];
    expect(documented.map(({ name }) => name)).toEqual(expect.arrayContaining(sent));
    const required = documented.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(sent).toEqual(expect.arrayContaining(required));
  });

  it.each(named)(
    'of %s sends the example body, and a token if the operation requires one',
    (path, entry) => {
      const source = samplesOf(entry.operation).Shell ?? '';
      const [, data] = /--data '([\s\S]+)'$/.exec(source) ?? [];
      const content = jsonContent(requestBodyOf(document, entry.operation));
      const [first] = content ? examplesOf(document, content) : [];
      expect(data === undefined ? undefined : JSON.parse(data.replaceAll(`'\\''`, "'"))).toEqual(
        first?.value,
      );
      expect(source.includes('Authorization: Bearer')).toBe(!path.endsWith('getAccessToken'));
    },
  );
});

describe('the JavaScript snippet', () => {
  it.each(named)('of %s parses', (_, { operation }) => {
    const source = samplesOf(operation).JavaScript ?? '';
    const { diagnostics } = ts.transpileModule(source, {
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      fileName: 'snippet.mjs',
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    expect(source).toContain('await fetch(');
  });
});

describe('the PHP snippet', () => {
  it('of every operation parses', (context) => {
    if (!php) return context.skip('PHP is not installed');
    const sources = named.map(([path, { operation }]) => [path, samplesOf(operation).PHP ?? '']);
    const input = JSON.stringify(Object.fromEntries(sources));
    const output = execFileSync(php, ['-r', PARSE_PHP], { input, encoding: 'utf8' });
    expect(output).toBe('');
    expect(sources.filter(([, source]) => !source?.startsWith('<?php'))).toEqual([]);
  });
});

describe('snippets', () => {
  it.each(['getCustomer', 'redeem', 'updateWishlist', 'getReviewAggregates'])(
    'of %s equal the reviewed ones',
    async (id) => {
      const entry = operations.find(({ operation }) => operation.operationId === id);
      const samples = Object.values(samplesOf(entry?.operation));
      await expect(`${samples.join('\n\n')}\n`).toMatchFileSnapshot(
        `__snapshots__/snippets-${id}.txt`,
      );
    },
  );

  const awkward = {
    method: 'POST',
    url: 'https://api.laurel.example/v2/x',
    hasToken: true,
    body: { text: "it's a \\ test", list: [], object: {}, nothing: null, deep: [{ a: 1 }] },
    hasResponseBody: true,
  };

  it('escape quotes, backslashes and empty values', () => {
    const [, literal = ''] =
      /JSON\.stringify\(([\s\S]+)\),\n\}\);/.exec(toJavaScript(awkward)) ?? [];
    expect(new Function(`return (${literal});`)()).toEqual(awkward.body);
    expect(toPhp(awkward)).toContain(`'text' => 'it\\'s a \\\\ test'`);
    expect(toPhp(awkward)).toContain("'object' => new stdClass()");
  });
});
