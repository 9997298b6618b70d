import { componentName } from '../../api/contract/component';
import { componentSchema } from '../../api/openapi/component-schemas';
import { type ListedOperation, listOperations } from '../../api/openapi/list-operations';
import { componentsOf } from '../../api/openapi/markdown/component';
import { siteDocument } from '../../api/openapi/site-document';
import { topics } from '../../api/topics';
import type { Topic } from '../../api/webhooks/topic';

/** Returns the description of an object's schema. */
export function objectDescription(name: string): string {
  return componentSchema(name).description ?? '';
}

/** The named objects in a schema, at any depth. */
export function objectsInside(component: string, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(componentSchema(component)).matchAll(
    /"#\/components\/schemas\/(\w+)"/g,
  )) {
    if (found.has(name)) continue;
    found.add(name);
    objectsInside(name, found);
  }
  return found;
}

/** The topics whose payloads contain an object, at any depth. */
export function topicsWith(object: string): Topic[] {
  return topics.filter(({ payload }) => {
    const name = componentName(payload);
    return name !== undefined && (name === object || objectsInside(name).has(object));
  });
}

let objectsOfOperations: ReadonlyMap<ListedOperation, ReadonlySet<string>> | undefined;

/** The operations whose requests or responses contain an object, at any depth. */
export function operationsWith(object: string): ListedOperation[] {
  const document = siteDocument();
  objectsOfOperations ??= new Map(
    listOperations(document).map((listed) => [listed, new Set(componentsOf(document, [listed]))]),
  );
  return [...objectsOfOperations].flatMap(([listed, names]) => (names.has(object) ? [listed] : []));
}
