import { describe, expect, it } from 'vitest';
import { displayName, guestNameParts, NAMELESS } from './display-name';

describe('a display name', () => {
  it.each([
    ['firstName', 'Mara', 'Voss', 'Mara'],
    ['firstNameAndInitial', 'Mara', 'Voss', 'Mara V.'],
    ['fullName', 'Mara', 'Voss', 'Mara Voss'],
    ['firstName', ' Mara ', null, 'Mara'],
    ['firstNameAndInitial', 'Mara', ' ', 'Mara'],
    ['fullName', 'Mara', null, 'Mara'],
    ['firstName', null, 'Voss', 'V.'],
    ['firstNameAndInitial', '', 'Voss', 'V.'],
    ['fullName', null, 'Voss', 'Voss'],
    ['firstNameAndInitial', 'Li', 'ångström', 'Li Å.'],
    ['firstNameAndInitial', 'Li', 'A\u030angström', 'Li A\u030a.'],
    ['firstNameAndInitial', 'Li', '👩‍🚀 X', 'Li 👩‍🚀.'],
  ] as const)('in the form %s of %j %j is %j', (form, firstName, lastName, expected) => {
    expect(displayName({ firstName, lastName }, form)).toBe(expected);
  });

  it.each(['firstName', 'firstNameAndInitial', 'fullName'] as const)(
    'in the form %s is never empty',
    (form) => {
      expect(displayName({ firstName: null, lastName: null }, form)).toBe(NAMELESS);
      expect(displayName({ firstName: ' ', lastName: '' }, form)).toBe(NAMELESS);
    },
  );
});

describe('the name of a guest', () => {
  it.each([
    ['Ilse', 'Ilse', null],
    ['Ilse Roth', 'Ilse', 'Roth'],
    ['  Ilse \t Anna\u00a0Roth ', 'Ilse', 'Roth'],
    [' ', null, null],
  ])('%j has the parts %j and %j', (name, firstName, lastName) => {
    expect(guestNameParts(name)).toEqual({ firstName, lastName });
  });
});
