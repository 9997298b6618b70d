import { z } from '@hono/zod-openapi';
import { count } from './field-types';
import { limits } from './limits';

/** The fields beside a list with `offset` pagination. */
export const offsetEnvelope = {
  totalCount: count('How many entries the whole list has.'),
  currentOffset: count('How many entries were skipped before this answer.'),
  perPage: z
    .int()
    .min(limits.offsetList.perPage.min)
    .max(limits.offsetList.perPage.max)
    .describe('How many entries one answer holds at most, as asked for.'),
};

/** The fields beside a list with `page` pagination. */
export const pageEnvelope = {
  totalCount: count('How many entries the whole list has.'),
  currentPage: z.int().min(limits.pageList.page.min).describe('The number of this page.'),
  perPage: z
    .int()
    .min(limits.pageList.perPage.min)
    .max(limits.pageList.perPage.max)
    .describe('How many entries one page holds at most, as asked for.'),
};
