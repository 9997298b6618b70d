import { expect, it } from 'vitest';
import { PASSED_CLIENT_HEADER, passClient, passedClient } from './passed-client';

it('passes a client on within the process', () => {
  const { [PASSED_CLIENT_HEADER]: header } = passClient('2001:db8::/64');
  expect(passedClient(header)).toBe('2001:db8::/64');
});

it.each([null, undefined, '', '203.0.113.5', ' 203.0.113.5', 'secret 203.0.113.5'])(
  'ignores a client that this process did not pass: %j',
  (header) => {
    expect(passedClient(header)).toBeNull();
  },
);
