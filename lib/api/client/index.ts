/** A client of the REST API of Laurel: the package `@laurel/api`. */
export { createLaurelClient, type LaurelClient, type LaurelOptions } from './create-client';
export { LaurelError } from './laurel-error';
export { entriesOf, type ListEntry, type ListPath, type ListQuery } from './list-entries';
export type { components, paths, webhooks } from './openapi';
export { type Delivery, verifyWebhook } from './verify-webhook';
