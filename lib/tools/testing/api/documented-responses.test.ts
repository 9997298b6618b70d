import { describe, expect, it } from 'vitest';
import { readDocumentedResponses } from './documented-responses';

const documented = readDocumentedResponses();
const status = {
  pointsProgramEnabled: true,
  referralProgramEnabled: true,
  tiersProgramEnabled: true,
};
const NAMES = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'RateLimit-Policy',
  'RateLimit',
];
const headers = new Headers(Object.fromEntries(NAMES.map((name) => [name, 'x'])));
const check = (body: object, code = 200) =>
  documented.check('getLoyaltyProgramStatus', { status: code, headers, body });

describe('the check of a response', () => {
  it('accepts what is documented', () => {
    expect(check(status)).toEqual([]);
  });

  it('reports a field that is missing, wrong, or not documented', () => {
    expect(check({})).toHaveLength(3);
    expect(check({ ...status, tiersProgramEnabled: 1 })).toEqual([
      '/tiersProgramEnabled: must be boolean',
    ]);
    expect(check({ ...status, secret: 'x' })).toEqual([
      ': must NOT have additional properties secret',
    ]);
  });

  it('reports a status and a missing header', () => {
    expect(check(status, 201)).toEqual(['getLoyaltyProgramStatus documents no 201']);
    const response = { status: 200, headers: new Headers(), body: status };
    expect(documented.check('getLoyaltyProgramStatus', response)).toHaveLength(5);
  });

  it('reports a field of a payload that is not documented, also inside an object', () => {
    const customer = { shopifyCustomerId: 1, email: null, phone: null };
    const payload = {
      occurredAt: '2026-03-04T09:15:00.000Z',
      previousBirthday: null,
      birthday: '01-02',
    };
    const topic = 'customer/birthdayUpdated';
    expect(documented.checkPayload(topic, { ...payload, customer })).toEqual([]);
    expect(
      documented.checkPayload(topic, { ...payload, customer: { ...customer, id: 1 } }),
    ).toEqual(['/customer: must NOT have additional properties id']);
  });
});
