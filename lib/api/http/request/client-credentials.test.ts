import { expect, it } from 'vitest';
import { withBasicCredentials } from './client-credentials';

it.each([
  ['cl_1:secret', 'cl_1', 'secret'],
  ['cl%5F1:a+b%2Bc%3Ad', 'cl_1', 'a b+c:d'],
  ['cl%5F1:100%', 'cl_1', '100%'],
])('reads the credentials %s as a form encodes them', (basic, clientId, clientSecret) => {
  const Authorization = `Basic ${Buffer.from(basic).toString('base64')}`;
  const request = new Request('https://api.laurel.example', { headers: { Authorization } });
  expect(withBasicCredentials(request, {})).toEqual({ clientId, clientSecret });
});
