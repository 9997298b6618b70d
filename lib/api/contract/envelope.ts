import { z } from '@hono/zod-openapi';
import { count } from './field-types';
import { limits } from './limits';

/** The fields beside a list with `offset` pagination. */
export const offsetEnvelope = {
  totalCount: count('Number of entries in the whole list.'),
  currentOffset: count('Number of entries skipped before this page.'),
  perPage: z
    .int()
    .min(limits.offsetList.perPage.min)
    .max(limits.offsetList.perPage.max)
    .describe('Maximum number of entries per page, as requested.'),
};

/** The fields beside a list with `page` pagination. */
export const pageEnvelope = {
  totalCount: count('Number of entries in the whole list.'),
  currentPage: z
    .int()
    .min(limits.pageList.page.min)
    .describe('Number of this page, starting at 1.'),
  perPage: z
    .int()
    .min(limits.pageList.perPage.min)
    .max(limits.pageList.perPage.max)
    .describe('Maximum number of entries per page, as requested.'),
};
