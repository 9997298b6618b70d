import { expect, it } from 'vitest';
import { nameValues } from './name-values';

it('names the random values of a test that fails', async () => {
  expect(await nameValues({ pause: 3 }, async () => 'result')).toBe('result');
  const failing = nameValues({ run: 1, pause: 3 }, () => Promise.reject(new Error('lost')));
  await expect(failing).rejects.toThrow('lost\nRandom values: {"run":1,"pause":3}');
});
