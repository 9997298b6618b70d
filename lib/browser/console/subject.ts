import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import { withBasePath } from '../../site/config/base-path';
import { loadOnce } from '../../site/config/load-once';
import type { ConsoleCatalog } from './catalog';
import { ConsoleProblem, fetchOrProblem } from './problem';

/** Request of a button: an example of an operation, the request that returns an error, or a request of a guide. */
export type Subject =
  | { operation: string; example: string }
  | { error: string }
  | { request: SentRequest };

/** The requests of a subject, and the response that the documentation shows. */
export interface SubjectRequests {
  request: SentRequest;
  before: readonly SentRequest[];
  /** `null` if nothing is documented. In it, `message` is `null` if it doesn't matter. */
  documented: { status: number; message: readonly string[] | null } | null;
}

/** The requests that the console can send, loaded once. @throws ConsoleProblem if they can't be loaded */
export const loadCatalog = loadOnce(async (): Promise<ConsoleCatalog> => {
  const response = await fetchOrProblem(withBasePath('/console.json'), { cache: 'default' });
  if (!response.ok) throw new ConsoleProblem('failed');
  return (await response.json()) as ConsoleCatalog;
});

/** The requests of a subject. @throws Error if the catalog doesn't have it */
export function requestsOf(subject: Subject, catalog: ConsoleCatalog): SubjectRequests {
  if ('request' in subject) return { request: subject.request, before: [], documented: null };
  if ('error' in subject) {
    const error = catalog.errors[subject.error];
    if (!error) throw new Error(`The console has no error "${subject.error}".`);
    const { before = [], ...request } = error.request;
    return { request, before, documented: { status: error.status, message: error.message } };
  }
  const operation = catalog.operations[subject.operation];
  const example = operation?.examples[subject.example];
  if (!operation || !example) {
    throw new Error(`The console has no example "${subject.example}" of ${subject.operation}.`);
  }
  const { before = [], summary: _, ...request } = example;
  return {
    request: { operation: subject.operation as SentRequest['operation'], ...request },
    before,
    documented: { status: operation.status, message: null },
  };
}

/** Whether a response is the documented one; `null` if nothing is documented. */
export function isDocumented(
  documented: SubjectRequests['documented'],
  response: { status: number; body: string },
): boolean | null {
  if (!documented) return null;
  const { status, message } = documented;
  if (response.status !== status) return false;
  return message === null || response.body.includes(`"message":${JSON.stringify(message)}`);
}
