import { customerHandlers } from './customers/handlers';
import { galleryHandlers } from './gallery/handlers';
import type { ImplementedOperation } from './http/implement';
import { sessionHandlers } from './oauth/session-handlers';
import { tokenHandlers } from './oauth/token-handlers';
import { questionHandlers } from './questions/handlers';
import { reviewHandlers } from './reviews/handlers';
import { rewardHandlers } from './rewards/handlers';
import { webhookHandlers } from './webhooks/handlers';
import { wishlistHandlers } from './wishlists/handlers';

/** All operations with their handlers. Only what runs the API imports this: it needs the database. */
export const handlers: readonly ImplementedOperation[] = [
  ...tokenHandlers,
  ...sessionHandlers,
  ...customerHandlers,
  ...rewardHandlers,
  ...reviewHandlers,
  ...questionHandlers,
  ...galleryHandlers,
  ...wishlistHandlers,
  ...webhookHandlers,
];
