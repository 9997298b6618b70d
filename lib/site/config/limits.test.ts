import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitSettings } from './limits';

it('has each limit with its default in the README', () => {
  const documented = [
    ...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_`, ]+`) \| (.*?) \|/gm),
  ]
    .map(([, names = '', values = '']) => [names.split(', '), values.split(', ')] as const)
    .flatMap(([names, values]) => names.map((name, at) => [name, values[at]]));
  const limits = Object.entries(limitSettings).map(([name, schema]) => [
    `\`${name}\``,
    `\`${schema.parse(undefined)}\``,
  ]);
  expect(documented).toEqual(expect.arrayContaining(limits));
});
