import { customerHandlers } from './customers/handlers';
import type { ImplementedOperation } from './http/implement';
import { tokenHandlers } from './oauth/token-handlers';

/** All operations with their handlers. Only what runs the API imports this: it needs the database. */
export const handlers: readonly ImplementedOperation[] = [...tokenHandlers, ...customerHandlers];
