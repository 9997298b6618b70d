import {
  type BrunoCollection,
  type BrunoItem,
  brunoToPostman,
  openApiToBruno,
  type PostmanItem,
} from '@usebruno/converters';
import type { OpenAPIObject, ParameterObject } from 'openapi3-ts/oas31';
import type { OperationId } from '../operations';
import type { DocumentOperation } from './document-types';
import { exampleRequestsOf } from './example-requests/example-requests';
import { mapOperations } from './list-operations';
import { resolve } from './resolve';

/** Names the token as the requests of the converter do. */
const TOKEN = 'token';

/** @param base URL that relative addresses of servers belong to */
export type Convert<Collection> = (document: OpenAPIObject, base: string) => Promise<Collection>;

/** A collection with every operation and its example, for Bruno. It has an environment for each server. */
export const brunoCollection: Convert<BrunoCollection> = async (document, base) => {
  const collection = await openApiToBruno(JSON.parse(JSON.stringify(prepare(document, base))));
  for (const { variables } of collection.environments) {
    const [address] = variables;
    // The converter makes the ids, which the importer replaces.
    if (address) variables.push({ ...address, name: TOKEN, value: '', secret: true });
  }
  return collection;
};

/** The same for Postman, with variables for the first server and the token. */
export const postmanCollection: Convert<object> = async (document, base) => {
  const collection = await brunoCollection(document, base);
  const { environments } = collection;
  const variable = environments[0]?.variables.map(({ name, value }) => ({ key: name, value }));
  const converted = brunoToPostman(collection);
  disableUnsent(collection.items, converted.item);
  return { ...converted, variable };
};

/** Marks the parameters that a request leaves out, which the converter forgets. It also sorts the folders. */
function disableUnsent(items: readonly BrunoItem[], converted: readonly PostmanItem[]): void {
  for (const { name, items: inFolder, request } of items) {
    const target = converted.find((one) => one.name === name);
    if (inFolder) disableUnsent(inFolder, target?.item ?? []);
    for (const [at, parameter] of (target?.request?.url.query ?? []).entries()) {
      parameter.disabled = request?.params[at]?.enabled !== true;
    }
  }
}

/** The document with what the converter takes over: absolute servers, successful responses, and example values. */
function prepare(document: OpenAPIObject, base: string): OpenAPIObject {
  const servers = document.servers?.map(({ url, description = '' }) => ({
    description,
    url: new URL(url, base).href.replace(/\/$/, ''),
  }));
  const paths = mapOperations(document.paths, ({ operation }) =>
    prepareOperation(document, operation),
  );
  return { ...document, servers: servers ?? [], paths };
}

function prepareOperation(
  document: OpenAPIObject,
  operation: DocumentOperation,
): DocumentOperation {
  const [example] = Object.values(exampleRequestsOf(operation.operationId as OperationId));
  const query: Readonly<Record<string, unknown>> = example?.query ?? {};
  const successful = Object.entries(operation.responses ?? {}).filter(([status]) => status < '3');
  return {
    ...operation,
    parameters: (operation.parameters ?? []).map((parameter) =>
      prepareParameter(resolve<ParameterObject>(document, parameter), query),
    ),
    responses: Object.fromEntries(successful),
  };
}

/** Only parameters with an example are sent, so those of the example request get its values. */
function prepareParameter(
  { example: _, examples: __, ...parameter }: ParameterObject,
  query: Readonly<Record<string, unknown>>,
): ParameterObject {
  const value = parameter.in === 'query' ? query[parameter.name] : undefined;
  const example = value === undefined ? {} : { example: String([value].flat()[0]) };
  // With its own schema, it would be listed once for each value of an enumeration.
  return { ...parameter, schema: { type: 'string' }, ...example };
}
