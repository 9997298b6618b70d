import { stringify } from 'yaml';
import { apiBrand } from '../api/contract/brand';
import { env } from '../config/env';
import { site } from '../config/site';
import { siteAddress } from '../config/site-address';
import { buildOpenApiDocument } from './document';
import type { JsonObject } from './json';

let built: JsonObject | undefined;

/** The OpenAPI document that this site publishes: the contract under the name of the site. */
export function siteDocument(): JsonObject {
  built ??= buildOpenApiDocument({
    serverUrl: env.API_URL,
    brand: { ...apiBrand, name: site.name },
    docsUrl: siteAddress('/docs'),
  });
  return built;
}

/** The published document as JSON, without needless space. */
export function documentAsJson(): string {
  return `${JSON.stringify(siteDocument())}\n`;
}

/** The published document as YAML, to read and to compare. */
export function documentAsYaml(): string {
  return stringify(siteDocument(), {
    lineWidth: 100,
    blockQuote: 'literal',
    aliasDuplicateObjects: false,
  });
}
