import { describe, expect, it } from 'vitest';
import { fillSentParameters } from './filled-parameters.client';

const SAMPLE = { source: "curl 'https://api.example/list?id=7&sort=new' \\\n  --header 'A: b'" };

function parametersOf(parameters: object[], samples: object[] = [SAMPLE]) {
  const operation = { parameters, 'x-codeSamples': samples };
  const filled = fillSentParameters(operation, 'Example: {value}');
  return (filled as typeof operation).parameters;
}

describe('the examples of optional parameters', () => {
  it('are filled in if the code sample sends them', () => {
    const sent = [
      { name: 'id', in: 'query', example: '7' },
      { name: 'sort', in: 'query', schema: { type: 'string', example: 'new' } },
    ];
    expect(parametersOf(sent)).toEqual(sent);
  });

  it('are part of the description if it does not', () => {
    const schema = { type: 'string' };
    expect(
      parametersOf([
        { name: 'guest', description: 'The guest.', schema, example: 'ses_1' },
        { name: 'rate', schema: { type: 'integer', example: 5 } },
        { name: 'color', schema, examples: { red: { value: 'red' }, blue: { value: 'blue' } } },
      ]),
    ).toEqual([
      { name: 'guest', description: 'The guest.\n\nExample: `ses_1`', schema },
      { name: 'rate', description: '\n\nExample: `5`', schema: { type: 'integer' } },
      { name: 'color', description: '\n\nExample: `red`', schema },
    ]);
  });

  it('are left out if there is a default', () => {
    expect(parametersOf([{ name: 'page', schema: { default: 1 }, example: 1 }])).toEqual([
      { name: 'page', schema: { default: 1 } },
    ]);
  });
});

it('required parameters keep their examples', () => {
  const required = [{ name: 'shop', in: 'path', required: true, example: 'a' }];
  expect(parametersOf(required)).toEqual(required);
});

it.each([
  ['no code sample', []],
  ['a sample without an address', [{ source: 'GET /list' }]],
  ['a malformed sample', [{ source: 7 }]],
])('an operation with %s stays as it is', (_what, samples) => {
  const parameters = [{ name: 'guest', example: 'ses_1' }];
  expect(parametersOf(parameters, samples)).toEqual(parameters);
});

it.each([[null], ['text'], [{ parameters: 'none' }]])(
  'malformed operations stay as they are: %j',
  (value) => {
    expect(fillSentParameters(value, '')).toBe(value);
  },
);
