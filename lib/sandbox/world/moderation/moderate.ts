import { z } from '@hono/zod-openapi';
import { assignedId, text } from '../../../api/contract/field-types';
import { limits } from '../../../api/contract/limits';
import type { ChangeContext } from '../../../api/http/context';
import { defineAction } from '../define-action';
import { moderateAnswer } from './moderate-answer';
import { moderateQuestion } from './moderate-question';
import { moderateReview } from './moderate-review';
import {
  type ModerationInput,
  moderatedEntities,
  moderationProblem,
  moderations,
} from './moderation-rules';

const MAX_TITLE = 255;

const schema = z
  .strictObject({
    entity: z.enum(moderatedEntities).describe('What is moderated.'),
    id: assignedId('Id of the review, question or answer.'),
    change: z.enum(moderations).describe('What the shop owner does. Only reviews can be pinned.'),
    title: text({ min: 1, max: MAX_TITLE }, 'The new headline of a review; `null` for none.')
      .nullable()
      .optional(),
    body: text(limits.text, 'The new text.').optional(),
    rate: z
      .int()
      .min(limits.rate.min)
      .max(limits.rate.max)
      .optional()
      .describe('The new rating of a review.'),
  })
  .check((context) => {
    const problem = moderationProblem(context.value);
    if (!problem) return;
    const { field, message } = problem;
    context.issues.push({ code: 'custom', input: context.value, path: [field], message });
  });

const MODERATORS: Record<
  ModerationInput['entity'],
  (context: ChangeContext, input: ModerationInput) => Promise<void>
> = { review: moderateReview, question: moderateQuestion, answer: moderateAnswer };

/**
 * The shop owner publishes, unpublishes, pins, unpins, edits or deletes a review, a question or an answer. A decision
 * that changes nothing fires nothing.
 */
export const moderate = defineAction(schema, (context, input) =>
  MODERATORS[input.entity](context, input),
);
