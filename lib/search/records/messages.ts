import { type ErrorId, errors, getError } from '../../api/contract/errors/errors';
import {
  messageTemplates,
  requestMessageTemplates,
  statusMessageTemplates,
} from '../../api/contract/errors/message-templates.data';
import { ERRORS_URL, errorUrl, statusUrl } from '../../content/api-reference/api-pages';

/** The messages that the documentation explains, by the address of the explanation. */
export const messagesByUrl: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  ...errors.map(({ id }) => [errorUrl(id), messagesOf(id)] as const),
  ...Object.entries(statusMessageTemplates).map(
    ([status, messages]) => [statusUrl(Number(status)), messages] as const,
  ),
  [`${ERRORS_URL}#shared`, requestMessageTemplates],
]);

/** The messages of the error or status that a page or section describes. */
export function messagesAt(url: string): string[] {
  return [...(messagesByUrl.get(url) ?? [])];
}

function messagesOf(id: ErrorId): string[] {
  const { message, operationMessages = {} } = getError(id);
  return [
    ...new Set([
      ...message,
      ...Object.values(operationMessages).flat(),
      ...(messageTemplates[id] ?? []),
    ]),
  ];
}
