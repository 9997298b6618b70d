import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { ruleError } from '../contract/errors/validation-names';
import {
  birthday,
  dateTime,
  email,
  orNull,
  phone,
  platformId,
  points,
  pointsInput,
  url,
} from '../contract/field-types';
import { actingCustomer, customerIdentifierField, customerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import { currentTier, silverTier } from '../rewards/tiers/tier.schema';

export const customer = component(
  'Customer',
  z.object({
    customerId: platformId(
      "The shop's customer id; `null` for a customer without an account.",
    ).nullable(),
    email: email('Email address; `null` if unknown.').nullable(),
    phone: phone('Phone number in E.164 format; `null` if unknown.').nullable(),
    firstName: z.string().nullable().describe('First name; `null` if unknown.'),
    lastName: z.string().nullable().describe('Last name; `null` if unknown.'),
    birthday: birthday('Birthday as `MM-DD`, without the year; `null` if unknown.').nullable(),
    isRewardProgramAvailable: z
      .boolean()
      .describe('Whether the points program is enabled and the customer is eligible for it.'),
    pointsBalance: points('Spendable points, with at most two decimals.'),
    pointsExpiresAt: dateTime(
      'When the whole balance expires: the days that the shop owner set, after the customer last earned or spent points. `updateBalance` and refunded orders do not postpone it. `null` if points do not expire.',
    ).nullable(),
    isAllowedToEarnTier: z.boolean().describe('Whether the customer can reach tiers.'),
    currentTier: orNull(currentTier, "The customer's tier; `null` for none."),
    isReferralProgramAvailable: z
      .boolean()
      .describe('Whether the referral program is enabled and the customer can refer friends.'),
    referralLink: url(
      'Referral address for friends; `null` if `isReferralProgramAvailable` is `false`.',
    ).nullable(),
    acceptsEmailMarketing: z.boolean().describe('Whether the customer accepts marketing by email.'),
    acceptsSmsMarketing: z
      .boolean()
      .describe('Whether the customer accepts marketing by text message.'),
  }),
  {
    description: 'A customer with points balance, tier and consents.',
    examples: [
      {
        customerId: 7400112,
        email: 'mara@mail.example',
        phone: '+4930555010',
        firstName: 'Mara',
        lastName: 'Voss',
        birthday: '09-17',
        isRewardProgramAvailable: true,
        pointsBalance: 320.5,
        pointsExpiresAt: '2026-03-04T00:00:00Z',
        isAllowedToEarnTier: true,
        currentTier: { ...silverTier, achievedAt: '2025-01-20T08:00:00Z' },
        isReferralProgramAvailable: true,
        referralLink: 'https://shop.example/?ref=mv7',
        acceptsEmailMarketing: true,
        acceptsSmsMarketing: false,
      },
    ],
  },
);

export const getCustomerQuery = z.strictObject({
  customerIdentifier: customerParam('The customer to return.'),
});

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether a day exists in a month. 29 February requires a leap year if a year is sent. */
function isCalendarDay({ day, month, year }: { day: number; month: number; year?: number }) {
  if (month === 2 && day === 29) return year === undefined || isLeapYear(year);
  return day <= (daysInMonth[month - 1] ?? 0);
}

export const updateBirthdayRequest = component(
  'UpdateBirthdayRequest',
  z
    .strictObject({
      customerIdentifier: actingCustomer('The customer whose birthday is set.'),
      day: z.int().min(1).max(31).describe('Day of the month. It must exist in `month`.'),
      month: z.int().min(1).max(12).describe('Month. January is 1.'),
      year: z
        .int()
        .min(limits.birthYear.min)
        .max(limits.birthYear.max)
        .optional()
        .describe(
          'Year of birth, in the past. It is stored, but never returned. If it is sent, February 29 requires a leap year.',
        ),
    })
    .refine(isCalendarDay, ruleError('birthdayInvalid', 'does not exist in the month', ['day'])),
  { description: 'A birthday to set.' },
);

export const updateBirthdayResponse = component(
  'UpdateBirthdayResponse',
  z.object({ birthday: birthday('The stored birthday as `MM-DD`.') }),
  { description: 'The stored birthday.' },
);

export const updateBalanceRequest = component(
  'UpdateBalanceRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer whose balance changes.'),
    balanceDelta: pointsInput(
      limits.balanceDelta,
      'Points to add, or to deduct if negative. At most two decimals, and not 0.',
    )
      .refine((delta) => delta !== 0, 'must not be 0')
      .openapi({ not: { const: 0 } }),
  }),
  { description: 'A change of a points balance.' },
);

export const updateBalanceResponse = component(
  'UpdateBalanceResponse',
  z.object({ pointsBalance: points('The balance after the change.') }),
  { description: 'The new balance.' },
);
