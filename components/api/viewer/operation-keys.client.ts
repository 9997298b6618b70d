/** Where a call stands in the viewer: its tag and its name. */
export interface OperationKey {
  tag: string;
  id: string;
}

/** The calls that can be linked to, by name. */
export type Addresses = ReadonlyMap<string, OperationKey>;

interface Item {
  operationId?: unknown;
  tags?: unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function callsOf(items: unknown): Item[] {
  if (!isObject(items)) return [];
  return Object.values(items).flatMap((item) =>
    isObject(item) ? Object.values(item).filter(isObject) : [],
  );
}

/** Finds the named calls and topics of a document. */
export function addressesOf(document: { paths?: unknown; webhooks?: unknown }): Addresses {
  const calls = callsOf(document.paths).map((call) => {
    const tag = Array.isArray(call.tags) ? call.tags[0] : undefined;
    return { id: call.operationId, tag: typeof tag === 'string' ? tag : 'default' };
  });
  const topics = callsOf(document.webhooks).map((call) => ({
    id: call.operationId,
    tag: 'webhooks',
  }));
  return new Map(
    [...calls, ...topics].flatMap(({ id, tag }) =>
      typeof id === 'string' ? [[id, { id, tag }] as const] : [],
    ),
  );
}

/** The call that a fragment names: `#redeem`, or the viewer's usual `#/Rewards/redeem`. */
export function keyOfFragment(fragment: string, addresses: Addresses): OperationKey | undefined {
  let text = fragment.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return addresses.get(text) ?? addresses.get(text.slice(text.lastIndexOf('/') + 1));
}
