import { createQuestions } from '@/lib/storefront/data/questions';
import { perShop } from '../live/shop.client';

/** The questions of a page. */
export const questionsOf = perShop(({ context }) => createQuestions(context));
