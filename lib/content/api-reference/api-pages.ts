import type { ErrorId } from '../../api/contract/errors/errors';
import { type Tag, tags } from '../../api/contract/tags';
import { componentSchema } from '../../api/openapi/component-schemas';
import { referencedSchemaName } from '../../api/openapi/resolve';
import { getOperation, operations } from '../../api/operations';

/** Address of the first page of the Private API reference. */
export const API_ROOT = '/docs/Api';

/** The objects that have a page, in the group whose operations return them. */
const objectsByTag: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  Customers: ['Customer', 'CustomerData'],
  Rewards: [
    'EarningRule',
    'EarningRuleReference',
    'SpendingRule',
    'SpendingRuleProduct',
    'SpendingRuleReference',
    'Reward',
    'PunchCardProgress',
    'Tier',
    'CurrentTier',
    'TierProgress',
    'BoostCampaign',
    'IssuedReward',
    'Activity',
    'ProgramsStatus',
  ],
  Reviews: ['Review', 'Reply', 'RatesInfo', 'ReviewAggregates', 'StarsDistribution', 'ProductData'],
  Questions: ['Question', 'Answer'],
  Gallery: ['Gallery', 'Media'],
  Wishlists: ['Wishlist', 'WishlistItem', 'WishlistProduct', 'WishlistProductStatus'],
  Webhooks: ['WebhookSubscription'],
};

/** A group of operations, and the objects that belong to it. */
export interface ApiGroup {
  name: Tag;
  description: string;
  url: string;
  objects: readonly string[];
}

/** The groups that have operations, in the order of the reference. */
export const apiGroups: readonly ApiGroup[] = tags.flatMap(({ name, description }) => {
  const tag = name as Tag;
  if (!operations.some((operation) => operation.tag === tag)) return [];
  return [{ name: tag, description, url: groupUrl(tag), objects: objectsByTag[tag] ?? [] }];
});

function groupUrl(tag: Tag): string {
  return `${API_ROOT}/${tag.toLowerCase()}`;
}

/** Page of an operation: `redeem` → `/docs/Api/rewards/redeem`; undefined for an unknown id. */
export function operationPageUrl(operationId: string): string | undefined {
  const operation = getOperation(operationId);
  return operation && `${groupUrl(operation.tag)}/${operation.id}`;
}

const objectUrls = new Map<string, string>();

/** Page of an object by the name of its component; undefined if it has none. A variant is on the page of its union. */
export function objectPageUrl(component: string): string | undefined {
  if (objectUrls.size === 0) {
    for (const { url, objects } of apiGroups) {
      for (const object of objects) addObject(object, `${url}/objects/${object}`);
    }
  }
  return objectUrls.get(component);
}

function addObject(component: string, url: string): void {
  if (!objectUrls.has(component)) objectUrls.set(component, url);
  for (const variant of componentSchema(component).oneOf ?? []) {
    const name = referencedSchemaName(variant);
    if (name) addObject(name, url);
  }
}

/** The page of all errors: those of the API, and the codes of the SDK. */
export const ERRORS_URL = `${API_ROOT}/errors`;

/** Returns the address of an error's description. */
export function errorUrl(id: ErrorId): string {
  return `${ERRORS_URL}#${id}`;
}

/** Returns the address of the description of an error code of the SDK. */
export function sdkErrorUrl(code: string): string {
  return `${ERRORS_URL}#${code}`;
}

/** Statuses that any operation can return and that the contract doesn't list as errors. */
export const OTHER_STATUSES = [401, 413, 415, 429, 500, 503] as const;

/** Returns the address of the description of a status that every operation can return. */
export function statusUrl(status: number): string {
  return `${ERRORS_URL}#status-${status}`;
}

export function scopeUrl(scope: string): string {
  return `${API_ROOT}/scopes#${scope}`;
}
