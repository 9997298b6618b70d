import { isJsonObject, type Json, type JsonObject } from './json';
import { toCurl } from './snippets/curl';
import { toJavaScript } from './snippets/javascript';
import { toPhp } from './snippets/php';
import type { SampleRequest } from './snippets/request';

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** A parameter is shown when it must be sent, or when it makes the example clearer. */
function isShown(parameter: JsonObject) {
  return parameter.in === 'query' && (parameter.required === true || 'x-sample' in parameter);
}

function queryOf(operation: JsonObject): string {
  const shown = objects(operation.parameters).filter(isShown);
  const query = new URLSearchParams();
  for (const { name, example } of shown) {
    for (const value of Array.isArray(example) ? example : [example]) {
      query.append(String(name), String(value));
    }
  }
  return query.size === 0 ? '' : `?${query}`;
}

function firstExample(operation: JsonObject): Json | undefined {
  const { requestBody } = operation;
  const content = isJsonObject(requestBody) ? requestBody.content : undefined;
  const json = isJsonObject(content) ? content['application/json'] : undefined;
  const examples = isJsonObject(json) ? json.examples : undefined;
  const [first] = isJsonObject(examples) ? Object.values(examples) : [];
  return isJsonObject(first) ? first.value : undefined;
}

function sampleRequest(method: string, url: string, operation: JsonObject): SampleRequest {
  const { security, responses } = operation;
  return {
    method: method.toUpperCase(),
    url: url + queryOf(operation),
    hasToken: objects(security).length > 0,
    body: firstExample(operation),
    hasAnswer: isJsonObject(responses) && '200' in responses,
  };
}

function codeSamples(request: SampleRequest): Json[] {
  return [
    { lang: 'Shell', label: 'curl', source: toCurl(request) },
    { lang: 'JavaScript', label: 'JavaScript', source: toJavaScript(request) },
    { lang: 'PHP', label: 'PHP', source: toPhp(request) },
  ];
}

/** Adds to every call of a document its example request in curl, JavaScript and PHP. */
export function withCodeSamples(document: JsonObject, serverUrl: string): JsonObject {
  if (!isJsonObject(document.paths)) return document;
  const paths = Object.entries(document.paths).map(([path, item]) => {
    if (!isJsonObject(item)) return [path, item];
    const operations = Object.entries(item).map(([method, operation]) => {
      if (!isJsonObject(operation)) return [method, operation];
      const request = sampleRequest(method, serverUrl + path, operation);
      return [method, { ...operation, 'x-codeSamples': codeSamples(request) }];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
