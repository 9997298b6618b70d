import { customerHandlers } from './customers/handlers';
import { galleryHandlers } from './gallery/handlers';
import type { ImplementedOperation } from './http/implement';
import { tokenHandlers } from './oauth/token-handlers';
import { questionHandlers } from './questions/handlers';
import { reviewHandlers } from './reviews/handlers';

/** All operations with their handlers. Only what runs the API imports this: it needs the database. */
export const handlers: readonly ImplementedOperation[] = [
  ...tokenHandlers,
  ...customerHandlers,
  ...reviewHandlers,
  ...questionHandlers,
  ...galleryHandlers,
];
