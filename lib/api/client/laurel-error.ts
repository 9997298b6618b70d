/** A response with an error status. */
export class LaurelError extends Error {
  readonly status: number;
  /** The name of the error, from `Laurel-Error`; null if the response comes from a proxy on the way. */
  readonly code: string | null;
  readonly messages: readonly string[];

  /** @param body its body as JSON; a proxy may have sent another one */
  constructor(response: Response, body: unknown) {
    const { message } = Object(body);
    const messages: string[] = Array.isArray(message) ? message : [response.statusText];
    super(`${response.status}: ${messages.join(', ')}`);
    this.status = response.status;
    this.code = response.headers.get('Laurel-Error');
    this.messages = messages;
  }
}
