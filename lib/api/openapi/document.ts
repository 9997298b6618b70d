import { OpenAPIHono } from '@hono/zod-openapi';
import type { HeaderObject, OpenAPIObject, ServerObject } from 'openapi3-ts/oas31';
import { defaultServerUrl } from '../../site/config/api-url';
import { site } from '../../site/config/site';
import { namedComponents } from '../contract/component';
import { toErrorBody } from '../contract/errors/error-body';
import { errors } from '../contract/errors/errors';
import { headerComponents } from '../contract/headers';
import { securitySchemes } from '../contract/security';
import { tags } from '../contract/tags';
import { operations } from '../operations';
import { topics } from '../topics';
import { documentDescription, sandboxDescription } from './document-info';
import { plainCopy } from './json';
import { normalizeDocument } from './normalize-document';
import { withCodeSamples } from './snippets';
import { deliveryOf } from './webhook-delivery';

/** Server and documentation of the document. */
export interface DocumentOptions {
  serverUrl: string;
  /** Address of the server of the sandbox if it is another one; relative to the document. */
  sandboxUrl?: string;
  /** Address of the documentation. */
  docsUrl?: string;
  /** Whether the server has sandboxes, whose requests can ask for errors. */
  hasSandbox?: boolean;
}

/** Distinguishes topics from paths while both are registered as paths. */
const TOPIC_PREFIX = '/~';

/** A summary without Markdown, which viewers don't render: names stay as they are, messages get quotation marks. */
function plainText(summary: string): string {
  return summary.replace(/`([^`]*)`/g, (_, code: string) =>
    code.includes(' ') ? `"${code}"` : code,
  );
}

/** The examples of errors that several operations return with the same message. */
function errorExamples() {
  const routes = JSON.stringify(operations.map(({ route }) => route.responses));
  return errors
    .filter(({ id }) => routes.includes(`"#/components/examples/${id}"`))
    .map(({ id, status, summary, message }) => ({
      id,
      example: { summary: plainText(summary), value: toErrorBody(status, ...message) },
    }));
}

function register({ openAPIRegistry }: OpenAPIHono) {
  for (const [name, schema] of namedComponents()) openAPIRegistry.register(name, schema);
  for (const { route } of operations) openAPIRegistry.registerPath(route);
  // The generator reads webhooks before the named schemas and would write the description of a field to the
  // schema. It reads paths after them.
  for (const topic of topics) {
    openAPIRegistry.registerPath({ ...deliveryOf(topic), path: TOPIC_PREFIX + topic.name });
  }
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  for (const [name, header] of Object.entries(headerComponents)) {
    openAPIRegistry.registerComponent('headers', name, header as HeaderObject);
  }
  for (const { id, example } of errorExamples()) {
    openAPIRegistry.registerComponent('examples', id, example);
  }
}

/** Moves the topics from the paths to the webhooks. */
function splitTopics(document: OpenAPIObject): OpenAPIObject {
  const items = Object.entries(document.paths ?? {});
  return {
    ...document,
    paths: Object.fromEntries(items.filter(([path]) => !path.startsWith(TOPIC_PREFIX))),
    webhooks: Object.fromEntries(
      items
        .filter(([path]) => path.startsWith(TOPIC_PREFIX))
        .map(([path, item]) => [path.slice(TOPIC_PREFIX.length), item]),
    ),
  };
}

const SCHEMA_REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** Leaves out what no operation and no topic refers to: a process may have loaded the schemas of another API too. */
function withoutUnusedSchemas(document: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set<string>();
  const findIn = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(SCHEMA_REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      findIn(schemas[name]);
    }
  };
  findIn({ ...document, components });
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

/** Only the default address is known to be that of production. */
function serverOf(url: string): ServerObject {
  return url === defaultServerUrl ? { url, description: 'Production' } : { url };
}

/** Builds the OpenAPI 3.1 document of the API. Equal options give equal documents. */
export function buildOpenApiDocument(options: DocumentOptions): OpenAPIObject {
  const { serverUrl, sandboxUrl, docsUrl, hasSandbox } = options;
  const app = new OpenAPIHono();
  register(app);
  const document = app.getOpenAPI31Document(
    {
      openapi: '3.1.0',
      info: {
        title: `${site.name} REST API`,
        version: '2.0.0',
        description: documentDescription(site.name) + (hasSandbox ? sandboxDescription : ''),
        termsOfService: `${site.companyUrl}/terms`,
        contact: { name: `${site.name} developer support`, url: `${site.companyUrl}/support` },
        license: { name: 'Terms of the API', url: `${site.companyUrl}/terms` },
      },
      servers: [
        ...(sandboxUrl ? [{ url: sandboxUrl, description: 'Sandbox' }] : []),
        serverOf(serverUrl),
      ],
      ...(docsUrl && { externalDocs: { description: 'Developer documentation', url: docsUrl } }),
      tags,
    },
    { sortComponents: 'alphabetically' },
  );
  return withoutUnusedSchemas(
    normalizeDocument(withCodeSamples(splitTopics(plainCopy(document)), serverUrl)),
  );
}
