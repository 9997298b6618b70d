import { createHash } from 'node:crypto';

let version: Promise<string> | undefined;

/** Identifies the data of the demo shop: it changes with any of its rows. */
export function seedVersion(): Promise<string> {
  version ??= import('../shops/demo/demo-shops').then(({ demoShops }) =>
    createHash('sha256').update(JSON.stringify(demoShops)).digest('hex').slice(0, 12),
  );
  return version;
}
