import type { Operation } from './contract/define-operation';
import { customerOperations } from './customers/contract';
import { galleryOperations } from './gallery/contract';
import { oauthOperations } from './oauth/contract';
import { questionOperations } from './questions/contract';
import { reviewOperations } from './reviews/contract';
import { rewardOperations } from './rewards/contract';
import { webhookOperations } from './webhooks/contract';
import { wishlistOperations } from './wishlists/contract';

/** All operations of the API, in the order of the reference. */
export const operations = [
  ...oauthOperations,
  ...customerOperations,
  ...rewardOperations,
  ...reviewOperations,
  ...questionOperations,
  ...galleryOperations,
  ...wishlistOperations,
  ...webhookOperations,
] as const satisfies readonly Operation[];

export type OperationId = (typeof operations)[number]['id'];

const operationsById = new Map<string, Operation>(
  operations.map((operation) => [operation.id, operation]),
);

/** The operation with an id; undefined for an unknown id. */
export function getOperation(id: OperationId): Operation;
export function getOperation(id: string): Operation | undefined;
export function getOperation(id: string): Operation | undefined {
  return operationsById.get(id);
}
