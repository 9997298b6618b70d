import { inboxHandlers } from '../inbox/handlers';
import type { ImplementedSandboxOperation } from './implement';
import { sandboxHandlers } from './sandbox-handlers';
import { webhookHandlers } from './webhook-handlers';
import { worldHandlers } from './world-handlers';

/** All endpoints of the sandbox with their handlers. */
export const handlers: readonly ImplementedSandboxOperation[] = [
  ...sandboxHandlers,
  ...worldHandlers,
  ...webhookHandlers,
  ...inboxHandlers,
];
