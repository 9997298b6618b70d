import { OpenAPIHono } from '@hono/zod-openapi';
import { type ApiBrand, apiBrand } from '../api/contract/brand';
import { namedComponents } from '../api/contract/component';
import { toErrorBody } from '../api/contract/errors/error-body';
import { errors } from '../api/contract/errors/errors';
import { headerComponents } from '../api/contract/headers';
import { securitySchemes } from '../api/contract/security';
import { tags } from '../api/contract/tags';
import { operations } from '../api/operations';
import { topics } from '../api/topics';
import { deliveryOf } from '../api/webhooks/delivery';
import { documentDescription } from './document-info';
import { isJsonObject, type JsonObject } from './json';
import { normalise } from './normalize-document';
import { withCodeSamples } from './snippets';

/** Where the API lies and whose it is. */
export interface DocumentOptions {
  serverUrl: string;
  brand?: ApiBrand;
  /** Address of the site of the company, which has its terms and its support. */
  companyUrl?: string;
  /** Address of the documentation. */
  docsUrl?: string;
}

const defaultCompanyUrl = 'https://laurel.example';
const defaultDocsUrl = 'https://docs.laurel.example/docs';

const topicMark = '/~';

function errorExamples() {
  return errors.map(({ id, status, summary, message }) => ({
    id,
    example: { summary, value: toErrorBody(status, ...message) },
  }));
}

function register({ openAPIRegistry }: OpenAPIHono, brand: ApiBrand) {
  for (const [name, schema] of namedComponents()) openAPIRegistry.register(name, schema);
  for (const { route } of operations) openAPIRegistry.registerPath(route);
  // The generator reads webhooks before it knows the named schemas and takes the words of a field
  // for those of its schema; read as paths, they come after them.
  for (const topic of topics) {
    openAPIRegistry.registerPath({ ...deliveryOf(topic, brand), path: topicMark + topic.name });
  }
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  for (const [name, header] of Object.entries(headerComponents)) {
    openAPIRegistry.registerComponent('headers', name, header as JsonObject);
  }
  for (const { id, example } of errorExamples()) {
    openAPIRegistry.registerComponent('examples', id, example);
  }
}

/** Moves the topics from the paths, where they carry a mark, to the webhooks. */
function splitTopics(document: JsonObject): JsonObject {
  if (!isJsonObject(document.paths)) return document;
  const items = Object.entries(document.paths);
  return {
    ...document,
    paths: Object.fromEntries(items.filter(([path]) => !path.startsWith(topicMark))),
    webhooks: Object.fromEntries(
      items
        .filter(([path]) => path.startsWith(topicMark))
        .map(([path, item]) => [path.slice(topicMark.length), item]),
    ),
  };
}

/** Builds the OpenAPI 3.1 document of the API as a plain object; the same options give an equal one. */
export function buildOpenApiDocument(options: DocumentOptions): JsonObject {
  const { serverUrl, brand = apiBrand } = options;
  const { companyUrl = defaultCompanyUrl, docsUrl = defaultDocsUrl } = options;
  const app = new OpenAPIHono();
  register(app, brand);
  const document = app.getOpenAPI31Document(
    {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} REST API`,
        version: '2.0.0',
        description: documentDescription(brand.name),
        termsOfService: `${companyUrl}/terms`,
        contact: { name: `${brand.name} developer support`, url: `${companyUrl}/support` },
        license: { name: 'Terms of the API', url: `${companyUrl}/terms` },
      },
      servers: [{ url: serverUrl, description: 'Production' }],
      externalDocs: { description: 'Developer documentation', url: docsUrl },
      tags,
    },
    { sortComponents: 'alphabetically' },
  );
  const plain = JSON.parse(JSON.stringify(document)) as JsonObject;
  return normalise(withCodeSamples(splitTopics(plain), serverUrl));
}
