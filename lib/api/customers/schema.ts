import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import {
  birthday,
  dateTime,
  email,
  orNull,
  phone,
  platformId,
  points,
  url,
} from '../contract/field-types';
import { actingCustomer, customerIdentifierField, customerParam } from '../contract/identity';
import { limits } from '../contract/limits';
import { currentTier, silverTier } from '../rewards/tier.schema';

export const customer = component(
  'Customer',
  z.strictObject({
    customerId: platformId(
      "The shop's customer id; null for a person without an account in the shop.",
    ).nullable(),
    email: email('E-mail address; null when none is known.').nullable(),
    phone: phone('Phone number in E.164 form; null when none is known.').nullable(),
    firstName: z.string().nullable().describe('Given name; null when none is known.'),
    lastName: z.string().nullable().describe('Family name; null when none is known.'),
    birthday: birthday(
      'Birthday as `MM-DD`, never with a year; null when none is known.',
    ).nullable(),
    isRewardProgramAvailable: z
      .boolean()
      .describe('Whether the points program is on and this customer takes part in it.'),
    pointsBalance: points('Points that can be spent now, two decimals at most.'),
    pointsExpiresAt: dateTime(
      'When the whole balance lapses; null when points do not lapse.',
    ).nullable(),
    isAllowedToEarnTier: z.boolean().describe('Whether the customer can rise in tiers.'),
    currentTier: orNull(currentTier, 'The tier the customer is in; null for none.'),
    isReferralProgramAvailable: z
      .boolean()
      .describe('Whether the referral program is on and this customer may refer friends.'),
    referralLink: url('Address to pass on to friends; null without a referral program.').nullable(),
    acceptsEmailMarketing: z.boolean().describe('Whether marketing by e-mail is agreed to.'),
    acceptsSmsMarketing: z.boolean().describe('Whether marketing by text message is agreed to.'),
  }),
  {
    description: 'A customer of the shop with balance, tier and consents.',
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

export const getCustomerQuery = z.strictObject({ customerIdentifier: customerParam });

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
      customerIdentifier: actingCustomer,
      day: z.int().min(1).max(31).describe('Day of the month; it must exist in `month`.'),
      month: z.int().min(1).max(12).describe('Month, 1 for January.'),
      year: z
        .int()
        .min(limits.birthYear.min)
        .max(limits.birthYear.max)
        .optional()
        .describe(
          'Year in four digits, in the past. Stored, but never given away; 29 February needs a leap year when it is sent.',
        ),
    })
    .refine(isCalendarDay, { path: ['day'], message: 'does not exist in the month' }),
  { description: 'A birthday to store.' },
);

export const updateBirthdayResponse = component(
  'UpdateBirthdayResponse',
  z.strictObject({ birthday: birthday('The birthday as it is stored now, `MM-DD`.') }),
  { description: 'The stored birthday.' },
);

const { min, max, step } = limits.balanceDelta;

export const updateBalanceRequest = component(
  'UpdateBalanceRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer whose balance changes.'),
    balanceDelta: z
      .number()
      .min(min)
      .max(max)
      .multipleOf(step)
      .refine((delta) => delta !== 0, 'must not be 0')
      .openapi({
        multipleOf: step,
        not: { const: 0 },
        description:
          'Points to add, or to take away when negative; two decimals at most and never 0.',
      }),
  }),
  { description: 'A change of a balance.' },
);

export const updateBalanceResponse = component(
  'UpdateBalanceResponse',
  z.strictObject({ pointsBalance: points('The balance after the change.') }),
  { description: 'The new balance.' },
);
