import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { listOperations, listWebhooks } from '../../api/openapi/list-operations';
import type { Facts } from './facts';
import { outlineObjects } from './outline-objects';
import { outlineOperation, outlineTopic } from './outline-operations';

/** Facts that clients rely on, in a form that is small to store and easy to compare: no texts and no examples. */
export interface ContractOutline {
  operations: Readonly<Record<string, Facts>>;
  topics: Readonly<Record<string, Facts>>;
  objects: Readonly<Record<string, Facts>>;
}

/** The outline of an OpenAPI document. */
export function outlineOf(document: OpenAPIObject): ContractOutline {
  const operations = listOperations(document).map(
    (listed) => [listed.operation.operationId ?? '', outlineOperation(document, listed)] as const,
  );
  const topics = listWebhooks(document).map(
    (listed) => [listed.path, outlineTopic(document, listed)] as const,
  );
  return {
    operations: Object.fromEntries(operations),
    topics: Object.fromEntries(topics),
    objects: outlineObjects(document),
  };
}
