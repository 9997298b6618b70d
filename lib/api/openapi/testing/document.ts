import { defaultServerUrl } from '../../../site/config/api-url';
import { buildOpenApiDocument } from '../document';
import { listOperations, listWebhooks } from '../list-operations';

/** The document that the tests read. */
export const document = buildOpenApiDocument({
  serverUrl: defaultServerUrl,
  docsUrl: 'https://docs.laurel.example/docs',
});

export const operations = listOperations(document);

/** The delivery of each topic. */
export const deliveries = listWebhooks(document);
