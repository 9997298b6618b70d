import { expect, it } from 'vitest';
import { EVENT_EXAMPLES, METHOD_EXAMPLES } from './call-examples.data';
import { getFunction, listEvents, listFunctions } from './model';

/** Errors that no call in a sandbox can cause. */
const NOT_IN_A_SANDBOX = [
  // A sandbox always sends codes, and each of its customers has an email address and a phone number.
  'sendVerificationToken FORBIDDEN',
  'sendVerificationToken NOT_FOUND',
  // No action of the world lets wishlists require a sign-in.
  'createWishlistItem NOT_AUTHENTICATED',
];

/** Functions that set something, start the SDK, or belong to React: their arguments are functions and elements. */
const WITHOUT_EXAMPLES =
  /^(?:init|on|off|runIfModuleReady|set[A-Z]\w+|use[A-Z]\w+|LaurelProvider|Widget)$/;

it('has a success of each method, and each of its errors', () => {
  const methods = listFunctions().filter(({ name }) => !WITHOUT_EXAMPLES.test(name));
  expect(Object.keys(METHOD_EXAMPLES).sort()).toEqual(methods.map(({ name }) => name).sort());
  const missing = methods.flatMap(({ name }) => {
    const outcomes = METHOD_EXAMPLES[name]?.map(({ outcome }) => outcome) ?? [];
    const needed = ['SUCCESS', ...getFunction(name).errors.map(({ code }) => code)];
    return needed.filter((code) => !outcomes.includes(code)).map((code) => `${name} ${code}`);
  });
  expect(missing.sort()).toEqual(NOT_IN_A_SANDBOX.sort());
});

it('has calls that fire each event', () => {
  expect(Object.keys(EVENT_EXAMPLES).sort()).toEqual(
    listEvents()
      .map(({ name }) => name)
      .sort(),
  );
});
