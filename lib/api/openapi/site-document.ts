import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { env } from '../../site/config/env';
import { siteAddress } from '../../site/config/site-address';
import { buildOpenApiDocument } from './document';
import { toYaml } from './yaml';

let built: OpenAPIObject | undefined;

/** The OpenAPI document that this site publishes. */
export function siteDocument(): OpenAPIObject {
  built ??= buildOpenApiDocument({
    serverUrl: env.API_URL,
    // Relative, so that it works on every host of this site.
    ...(env.SANDBOX && { sandboxUrl: env.BASE_PATH || '/' }),
    docsUrl: siteAddress('/docs'),
    hasSandbox: env.SANDBOX,
  });
  return built;
}

/** The published document as JSON, without white space. */
export function documentAsJson(): string {
  return `${JSON.stringify(siteDocument())}\n`;
}

/** The published document as YAML. */
export function documentAsYaml(): string {
  return toYaml(siteDocument());
}
