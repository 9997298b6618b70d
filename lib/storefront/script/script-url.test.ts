import { expect, it } from 'vitest';
import { apiUrlOf } from './script-url';

const DEFAULT = 'https://api.laurel.example';

it.each([
  ['https://docs.example/sdk/v2/sdk.js', 'https://docs.example'],
  ['https://docs.example/sdk/v2/sdk.js?v=1', 'https://docs.example'],
  ['http://localhost:3000/developers/sdk/v2/sdk.js', 'http://localhost:3000/developers'],
  ['https://sdk.laurel.example/v2/sdk.js', DEFAULT],
  ['https://shop.example/assets/laurel.js', DEFAULT],
  ['', DEFAULT],
])('the API of the script %s is %s', (scriptUrl, apiUrl) => {
  expect(apiUrlOf(scriptUrl, '', DEFAULT)).toBe(apiUrl);
});

it('is that of the deployment, if it is configured', () => {
  const url = 'https://docs.example/sdk/v2/sdk.js';
  expect(apiUrlOf(url, 'https://api.example', DEFAULT)).toBe('https://api.example');
});
