import { describe, expect, it } from 'vitest';
import { createSubscriptionRequest } from './schema';

describe('a webhook address', () => {
  const accepts = (address: unknown, topic = 'customer/balanceUpdated') =>
    createSubscriptionRequest.safeParse({ topic, address }).success;

  it('can be https with a port and a query', () => {
    expect(accepts('https://hooks.shop.example/loyalty?v=2')).toBe(true);
    expect(accepts('https://hooks.shop.example:8443/')).toBe(true);
  });

  it.each([
    'http://hooks.shop.example/',
    'https://user:secret@hooks.shop.example/',
    'https://hooks.shop.example/#part',
    'hooks.shop.example',
    'ftp://hooks.shop.example/',
    '',
    `https://hooks.shop.example/${'x'.repeat(2048)}`,
  ])('cannot be %s', (address) => {
    expect(accepts(address)).toBe(false);
  });

  it('needs a topic that exists', () => {
    expect(accepts('https://hooks.shop.example/', 'customer/created')).toBe(false);
    expect(accepts('https://hooks.shop.example/', 'customer.balanceUpdated')).toBe(false);
  });
});
