import type { ErrorCode } from '../constants';
import type { ErrorResult } from '../declared';
import { failure } from '../results';
import { CODES_BY_MESSAGE, CODES_BY_NAME, CODES_BY_STATUS } from './error-codes.data';

/** The header with the name of an error. */
const ERROR_HEADER = 'laurel-error';

/** Returns the result for an error response of the API, whose body may be anything. */
export async function errorResultOf(response: Response): Promise<ErrorResult> {
  const body: unknown = await response.json().catch(() => null);
  const messages = messagesOf(body);
  const code = codeOf(response.status, response.headers.get(ERROR_HEADER), messages);
  const message = messages.join('; ') || `The API returned ${response.status}`;
  return failure(code, message, code === 'INVALID_ARGUMENTS' ? messages : undefined);
}

function messagesOf(body: unknown): string[] {
  const { message } = (body ?? {}) as { message?: unknown };
  return Array.isArray(message) ? message.map(String) : [];
}

function codeOf(status: number, name: string | null, messages: readonly string[]): ErrorCode {
  const exact = CODES_BY_MESSAGE.find(
    (entry) => entry.name === name && messages.includes(entry.message),
  );
  return (
    exact?.code ??
    CODES_BY_NAME[name ?? ''] ??
    CODES_BY_STATUS[status] ??
    (status >= 500 ? 'NETWORK_ERROR' : 'UNKNOWN_ERROR')
  );
}
