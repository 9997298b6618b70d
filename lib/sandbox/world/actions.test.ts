import { describe, expect, it } from 'vitest';
import { validationMessages } from '../../api/contract/errors/validation-messages';
import { type WorldActionName, worldActions } from './actions';

const names = Object.keys(worldActions) as WorldActionName[];

function problemsOf(name: WorldActionName, input: object): string[] {
  const { error } = worldActions[name].schema.safeParse(input, { reportInput: true });
  return validationMessages(error?.issues ?? []);
}

describe('each action', () => {
  it.each(names)('%s rejects unknown fields', (name) => {
    expect(problemsOf(name, { color: 'red' })).toContain('color is not recognized');
  });
});

describe('the input of an action', () => {
  const customer = { customerIdentifier: '7400112' };

  it.each<[WorldActionName, object, string]>([
    ['orderPaid', { ...customer, total: 1.234 }, 'total must have at most two decimals'],
    ['orderPaid', { ...customer, total: -1 }, 'total must be at least 0'],
    [
      'orderPaid',
      { ...customer, total: 1, items: [{ variantId: 5 }, { variantId: 5 }] },
      'items must contain each variant once',
    ],
    ['orderRefunded', { orderId: 1, variantIds: [5] }, 'variantIds must be sent with amount'],
    ['importPoints', { ...customer, points: 0 }, 'points must be greater than 0'],
    ['addTag', { ...customer, tag: ' ' }, 'tag must not be empty'],
    ['assignTier', customer, 'tierId is required'],
    ['confirmGuest', {}, 'either reviewId or questionId is required'],
    ['confirmGuest', { reviewId: 1, questionId: 1 }, 'either reviewId or questionId is required'],
    ['programOff', { program: 'points!' }, 'program must be one of points, tiers, referrals'],
    [
      'moderate',
      { entity: 'answer', id: 1, change: 'pin' },
      'change must not be pin: only reviews are pinned',
    ],
  ])('of %s: %j', (name, input, message) => {
    expect(problemsOf(name, input)).toEqual([message]);
  });
});
