import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { localeParam } from '../contract/parameters';

export const programQuery = z.strictObject({ locale: localeParam });

export const storefrontProgram = component(
  'StorefrontProgram',
  z.object({
    faq: z
      .array(
        z.object({
          question: z.string().describe('A question.'),
          answer: z.string().describe('Its answer.'),
        }),
      )
      .describe('Questions about the program; an empty list if the shop owner wrote none.'),
    welcomeTitle: z
      .string()
      .describe('Title of the introduction for guests; `null` if the shop owner wrote none.')
      .nullable(),
    welcomeText: z
      .string()
      .describe('Introduction for guests; `null` if the shop owner wrote none.')
      .nullable(),
  }),
  { description: 'What the shop owner writes about the rewards program.' },
);
