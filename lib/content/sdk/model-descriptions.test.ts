import { describe, expect, it } from 'vitest';
import { type FieldDoc, getFunction, getType, listFunctions, listTypes } from './model';

const everyFunction = [...listFunctions(), ...listFunctions('react')];
const everyType = listTypes();

describe('every function', () => {
  it('has a summary, a description of what it returns, and a guide', () => {
    const incomplete = everyFunction.filter(
      ({ summary, returns, guide }) => !summary || !returns || !guide?.startsWith('/docs/Sdk/'),
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });

  it('has descriptions of its parameters, result, and type parameters', () => {
    const incomplete = everyFunction.flatMap((doc) => [
      ...undescribed(doc.name, doc.parameters),
      ...undescribed(`${doc.name} result`, doc.resultFields),
      ...doc.typeParameters.filter(({ description }) => !description).map(({ name }) => name),
    ]);
    expect(incomplete).toEqual([]);
  });

  it('has a signature without the keywords of a declaration file', () => {
    expect(getFunction('redeemReward').signature).toBe(
      [
        'function redeemReward(args: {',
        '  ruleId: number;',
        '  pointsToSpend?: number;',
        '  selectedVariantId?: number;',
        '  verificationToken?: string;',
        '}): Promise<Success | ErrorResult>;',
      ].join('\n'),
    );
  });

  it('lists the members of its data, also for an array of entities', () => {
    const { resultType, resultFields } = getFunction('getCustomerActiveRewards');
    expect(resultType).toBe('IssuedReward[]');
    expect(resultFields.map(({ name }) => name)).toContain('expiresAt');
  });
});

describe('every type', () => {
  it('has a summary and descriptions of its members', () => {
    const incomplete = everyType.flatMap((doc) => [
      ...(doc.summary ? [] : [doc.name]),
      ...(doc.name === 'WidgetName' ? [] : undescribed(doc.name, doc.fields)),
    ]);
    expect(incomplete).toEqual([]);
  });

  it('keeps the members of a union in the order of the declaration', () => {
    expect(getType('SpendingRule').fields.find(({ name }) => name === 'salesChannel')?.type).toBe(
      "'online_store' | 'pos' | 'both' | null",
    );
  });

  it('lists all dialogs', () => {
    expect(getType('ModalName').fields).toHaveLength(14);
  });

  it('has the default of an option', () => {
    const timeout = getType('SdkInitOptions').fields.find(
      ({ name }) => name === 'requestTimeoutMs',
    );
    expect(timeout?.defaultValue).toBe('`10000`');
  });
});

function undescribed(path: string, fields: FieldDoc[]): string[] {
  return fields.flatMap((field) => [
    ...(field.description ? [] : [`${path}.${field.name}`]),
    ...undescribed(`${path}.${field.name}`, field.fields),
  ]);
}
