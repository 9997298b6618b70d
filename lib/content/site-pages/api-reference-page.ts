import { env } from '../../site/config/env';
import { site } from '../../site/config/site';

/** The name of `/api`, where all operations are on one page, with a form for each. */
export const API_TITLE = 'Private API explorer';

export const API_DESCRIPTION = `The OpenAPI document of the Private API v2 of ${site.name}, with all operations on one page, to send with your own token or in a sandbox.`;

export const API_LEAD =
  'The Private API v2 is for servers, either of one shop or of an app that serves several shops. Every request goes over HTTPS to an address under /v2, and all except getAccessToken carry a bearer token. The API is part of the Plus plan and the plans above it.';

/** The contract in other forms. */
export const API_FILES = [
  { label: 'OpenAPI as JSON', href: '/v2/docs/openapi.json' },
  { label: 'OpenAPI as YAML', href: '/v2/docs/openapi.yaml' },
  { label: 'Types for TypeScript', href: '/v2/docs/openapi.d.ts' },
  { label: 'Postman collection', href: '/v2/docs/postman.json' },
  { label: 'Bruno collection', href: '/v2/docs/bruno.json' },
  { label: 'Reference as Markdown', href: '/api.md' },
  ...(env.SANDBOX ? [{ label: 'OpenAPI of the sandbox', href: '/sandbox/openapi.json' }] : []),
];
