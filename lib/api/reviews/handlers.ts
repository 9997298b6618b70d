import { reviewReadHandlers } from './read-handlers';
import { reviewWriteHandlers } from './write-handlers';

/** Operations on reviews with what they do. */
export const reviewHandlers = [...reviewReadHandlers, ...reviewWriteHandlers];
