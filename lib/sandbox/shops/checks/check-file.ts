import type { Problem } from '../problems';
import type { Shop, ShopFile } from '../shop-file.schema';
import { checkContent } from './content';
import { checkCustomers } from './customers';
import { checkHistory } from './history';
import { checkIds, checkUnique } from './ids';
import { checkProgram } from './program';
import { collectProblems, type Report, reportDuplicates, within } from './report';
import { indexShop } from './shop-index';
import { checkWishlists } from './wishlists';

const UNIQUE = [
  ['shops.*.domain', 'Domains are unique.'],
  ['clients.*.id', 'Ids of clients are unique.'],
  ['clients.*.name', 'Names of clients are unique.'],
] as const;

/** Checks what a schema can't: references between entries, and the invariants of the API. */
export function checkFile(file: ShopFile, now: Date): Problem[] {
  const { problems, report } = collectProblems();
  checkUnique(file, UNIQUE, report);
  checkClients(file, report);
  for (const [at, shop] of file.shops.entries()) {
    const ofShop = within(report, 'shops', at);
    const index = indexShop(shop);
    checkIds(shop, index, ofShop);
    checkOrders(shop, ofShop);
    checkCustomers(shop, ofShop);
    checkProgram(shop, index, ofShop, now);
    checkHistory(shop, index, ofShop);
    checkContent(shop, ofShop);
    checkWishlists(shop, index, ofShop);
    checkSubscriptions(shop, file, ofShop);
  }
  return problems;
}

function checkOrders({ orders }: Shop, report: Report): void {
  for (const [at, { total, refundedAmount }] of orders.entries()) {
    if (refundedAmount > total) {
      report(['orders', at, 'refundedAmount'], 'is above `total`. Correct one of them.');
    }
  }
}

function checkClients({ clients, shops }: ShopFile, report: Report): void {
  const domains = new Set(shops.map(({ domain }) => domain));
  for (const [at, client] of clients.entries()) {
    const keys = ['clients', at, 'shops'] as const;
    if (!client.isPartner && client.shops.length > 1) {
      report(keys, 'must have one entry: only partners serve several shops. Set `isPartner`.');
    }
    for (const [position, domain] of client.shops.entries()) {
      if (!domains.has(domain)) {
        report([...keys, position], `${domain} is not a shop of the file. Correct the domain.`);
      }
    }
  }
}

function checkSubscriptions(shop: Shop, { clients }: ShopFile, report: Report): void {
  const { domain, subscriptions } = shop;
  reportDuplicates(
    report,
    subscriptions.map(({ clientId, topic, address }, at) => ({
      keys: ['subscriptions', at, 'address'],
      value: `${clientId}, ${topic}, ${address}`,
    })),
    'Client, topic and address identify a subscription.',
  );
  for (const [at, { clientId }] of subscriptions.entries()) {
    const client = clients.find(({ id }) => id === clientId);
    if (!client?.shops.includes(domain)) {
      report(
        ['subscriptions', at, 'clientId'],
        `${clientId} is not a client of ${domain}. Add it, or correct the id.`,
      );
    }
  }
}
