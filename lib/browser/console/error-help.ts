/** What a reader needs to know about an error: why it was returned, and what to change. */
export interface ErrorHelp {
  id: string;
  status: number;
  /** Its messages. In a message, `…` stands for a part that differs from request to request. */
  messages: readonly string[];
  cause: string;
  fix: string;
  /** Address of its description. */
  url: string;
}

/** The parts of a response that identify its error. */
interface ErrorResponse {
  status: number;
  body: string;
  /** The value of `Laurel-Error`, if the API names the error. */
  name?: string | null | undefined;
}

/** Response header that names the error. */
export const ERROR_HEADER = 'laurel-error';

/**
 * Finds the error that a response reports: by its name, otherwise by its messages.
 *
 * @param help the errors that the operation returns
 */
export function findErrorHelp(
  help: readonly ErrorHelp[],
  { status, body, name }: ErrorResponse,
): ErrorHelp | undefined {
  const candidates = help.filter((error) => error.status === status);
  const messages = messagesOf(body);
  return (
    candidates.find(({ id }) => id === name) ??
    candidates.find((error) => error.messages.some((message) => messages.includes(message))) ??
    candidates.find((error) => error.messages.some((template) => isOneOf(template, messages)))
  );
}

function isOneOf(template: string, messages: readonly string[]): boolean {
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${escaped.replaceAll('…', '.+')}$`);
  return messages.some((message) => pattern.test(message));
}

function messagesOf(body: string): readonly string[] {
  try {
    const { message }: { message?: unknown } = JSON.parse(body) ?? {};
    return [message].flat().map(String);
  } catch {
    return [];
  }
}
