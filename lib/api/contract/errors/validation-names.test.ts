import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commonName, ruleError, validationName } from './validation-names';

function namesOf(operationId: string, schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => validationName(operationId, issue));
}

const change = z.strictObject({ balanceDelta: z.number().max(5), note: z.string().optional() });
const token = z.strictObject({ clientId: z.string() });
const dated = z.object({ day: z.int() }).refine(() => false, ruleError('birthdayInvalid', 'no'));

describe('the name of a problem', () => {
  it.each([
    ['an invalid value of a field with an error', 'updateBalance', change, { balanceDelta: 6 }],
    ['another type', 'updateBalance', change, { balanceDelta: 'a' }],
  ])('is that of the field for %s', (_what, id, schema, value) => {
    expect(namesOf(id, schema, value)).toEqual(['balanceDeltaInvalid']);
  });

  it.each([
    ['a missing field', 'updateBalance', change, {}],
    ['an unknown field', 'updateBalance', change, { balanceDelta: 1, color: 'red' }],
    ['another field', 'updateBalance', change, { balanceDelta: 1, note: 1 }],
    ['another operation', 'redeem', change, { balanceDelta: 6 }],
  ])('is validationFailed for %s', (_what, id, schema, value) => {
    expect(namesOf(id, schema, value)).toEqual(['validationFailed']);
  });

  it('is accessTokenBadRequest for a missing credential', () => {
    expect(namesOf('getAccessToken', token, {})).toEqual(['accessTokenBadRequest']);
  });

  it('is that of a rule for several fields', () => {
    expect(namesOf('updateBirthday', dated, { day: 1 })).toEqual(['birthdayInvalid']);
  });

  it('is common only if all problems have it', () => {
    expect(commonName(['birthdayInvalid', 'birthdayInvalid'])).toBe('birthdayInvalid');
    expect(commonName(['birthdayInvalid', 'validationFailed'])).toBe('validationFailed');
    expect(commonName([])).toBe('validationFailed');
  });
});
