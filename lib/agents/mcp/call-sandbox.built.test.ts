import { describe, expect, it } from 'vitest';
import { setUpClient } from './testing/built-client';

const { call } = setUpClient();
const customerIdentifier = '7400112';

describe('call_sandbox', () => {
  it('creates a sandbox, and continues in it with its key', async () => {
    const read = { operation: 'getCustomer', query: { customerIdentifier } };
    const first = await call('call_sandbox', read);
    expect(first.data).toMatchObject({ status: 200, truncated: false });
    expect(first.text).toContain(first.data.sandbox_key);
    const key = { sandbox_key: first.data.sandbox_key };
    const changed = await call('call_sandbox', {
      ...key,
      operation: 'updateBalance',
      body: { customerIdentifier, balanceDelta: 25 },
    });
    expect(changed.data.status, changed.text).toBeLessThan(300);
    const after = await call('call_sandbox', { ...key, ...read });
    expect(after.data.body.pointsBalance).toBe(first.data.body.pointsBalance + 25);
  });

  it('returns errors of the API as results', async () => {
    const { data, isError } = await call('call_sandbox', {
      operation: 'getCustomer',
      query: { color: 'red' },
    });
    expect(isError).toBe(false);
    expect(data).toMatchObject({ status: 400, body: { statusCode: 400 } });
  });

  it('rejects keys and tokens that are not the key of a sandbox', async () => {
    for (const key of ['sbk_unknown', 'at_example']) {
      const { isError, text } = await call('call_sandbox', {
        operation: 'getTiers',
        sandbox_key: key,
      });
      expect(isError).toBe(true);
      expect(text).toContain('There is no sandbox with this `sandbox_key`');
    }
  });
});
