import type { Problem } from '../problems';
import type { Shop, ShopFile } from '../shop-file.schema';
import { normalizeAddress } from '../shop-rows';
import { checkCatalog } from './catalog';
import { checkContent } from './content';
import { checkCustomers } from './customers';
import { checkHistory } from './history';
import { checkProgram } from './program';
import { collectProblems, locate, type Report, reportDuplicates, within } from './report';
import { indexShop } from './shop-index';
import { checkWishlists } from './wishlists';

/** Checks what a schema can't: references between entries, and the invariants of the API. */
export function checkFile(file: ShopFile, now: Date): Problem[] {
  const { problems, report } = collectProblems();
  reportDuplicates(report, locate(file.shops, 'domain', 'shops'), 'Domains are unique.');
  checkClients(file, report);
  for (const [at, shop] of file.shops.entries()) {
    const ofShop = within(report, 'shops', at);
    const index = indexShop(shop);
    checkCatalog(shop, index, ofShop);
    checkCustomers(shop, index, ofShop);
    checkProgram(shop, index, ofShop, now);
    checkHistory(shop, index, ofShop);
    checkContent(shop, index, ofShop);
    checkWishlists(shop, index, ofShop);
    checkSubscriptions(shop, file, ofShop);
  }
  return problems;
}

function checkClients({ clients, shops }: ShopFile, report: Report): void {
  reportDuplicates(report, locate(clients, 'id', 'clients'), 'Ids of clients are unique.');
  reportDuplicates(report, locate(clients, 'name', 'clients'), 'Names of clients are unique.');
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
  reportDuplicates(report, locate(subscriptions, 'id', 'subscriptions'), 'Ids are unique.');
  reportDuplicates(
    report,
    subscriptions.map(({ clientId, topic, address }, at) => ({
      keys: ['subscriptions', at, 'address'],
      value: `${clientId}, ${topic}, ${normalizeAddress(address)}`,
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
