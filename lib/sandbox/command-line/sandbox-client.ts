import type { OperationPath, ResponseAt } from '../../api/response-types';
import type { SandboxCredentials } from '../contract/sandbox.schema';
import { SANDBOX } from './command-names';

/** An error that the person at the terminal can understand. */
export class CommandError extends Error {}

/** The help of a command was requested. */
export class HelpRequest extends CommandError {}

export interface SandboxAddress {
  /** URL of the API. */
  api: string;
  key: string;
}

/** Requests to an API with sandboxes. */
export class SandboxClient {
  readonly api: string;
  readonly #key: string;
  #credentials: Promise<SandboxCredentials> | undefined;
  #partnerToken: Promise<string> | undefined;

  constructor({ api, key }: SandboxAddress) {
    this.api = api.replace(/\/+$/, '');
    this.#key = key;
  }

  /** The credentials of the sandbox. */
  credentials(): Promise<SandboxCredentials> {
    this.#credentials ??= this.sandbox<SandboxCredentials>('GET', '/sandbox/credentials');
    return this.#credentials;
  }

  /** Sends a request to `/sandbox`. The type is that of its response in the contract. */
  sandbox<T>(method: string, path: string, body?: object): Promise<T> {
    return this.#send(method, path, this.#key, body);
  }

  /** Sends a request to `/v2` with the access token of the demo shop. */
  async operation<P extends OperationPath>(
    method: string,
    path: P,
    body?: object,
  ): Promise<ResponseAt<P>> {
    const { shop } = await this.credentials();
    return this.#send(method, `/v2/${path}`, shop.accessToken, body);
  }

  /**
   * Sends a request to `/v2` as the client `partner` of the demo shop. It has its own rate limit, so the requests of
   * the reader are not limited by it.
   */
  async partnerOperation<P extends OperationPath>(
    method: string,
    path: P,
    body?: object,
  ): Promise<ResponseAt<P>> {
    try {
      return await this.#sendAsPartner(method, path, body);
    } catch (error) {
      if (!(error instanceof RejectedError) || error.status !== 401) throw error;
      // The token has expired, perhaps because the clock was moved.
      this.#partnerToken = undefined;
      return this.#sendAsPartner(method, path, body);
    }
  }

  async #sendAsPartner<T>(method: string, path: string, body?: object): Promise<T> {
    this.#partnerToken ??= this.#getPartnerToken();
    return this.#send(method, `/v2/${path}`, await this.#partnerToken, body);
  }

  async #getPartnerToken(): Promise<string> {
    const { shop, clients } = await this.credentials();
    const partner = clients.find(({ name }) => name === 'partner');
    if (!partner) throw new OtherServerError(this.api);
    const { clientId, clientSecret, scope } = partner;
    const { accessToken } = await this.#send<ResponseAt<'oauth/getAccessToken'>>(
      'POST',
      '/v2/oauth/getAccessToken',
      '',
      { clientId, clientSecret, scope, grantType: 'client_credentials', shop: shop.domain },
    );
    return accessToken;
  }

  /** Reads the credentials again, such as after a change of the webhook secret. */
  forgetCredentials(): void {
    this.#credentials = undefined;
  }

  /** Opens the stream of the sandbox after a record. */
  async stream(lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const response = await this.#fetch('/sandbox/stream', {
      headers: {
        Authorization: `Bearer ${this.#key}`,
        Accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      },
      signal,
    });
    if (!response.ok) throw await toError(response, this.api);
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    throw new OtherServerError(this.api);
  }

  async #send<T>(
    method: string,
    path: string,
    token: string,
    body: object | undefined,
  ): Promise<T> {
    for (;;) {
      const response = await this.#fetch(path, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.status === 429 && path !== '/sandbox') {
        const seconds = Number(response.headers.get('retry-after')) || 1;
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
        continue;
      }
      if (!response.ok) throw await toError(response, this.api);
      if (response.status === 204) return undefined as T;
      return (await response.json().catch(() => {
        throw new OtherServerError(this.api);
      })) as T;
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.api + path, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new UnreachableError(this.api);
    }
  }
}

/** Nothing listens at the address of the API. */
class UnreachableError extends CommandError {
  constructor(api: string) {
    super(
      `The API at ${api} can't be reached. Start it with \`npm run api\`, or set its address with --api.`,
    );
  }
}

/** Something else than the API listens at its address. */
class OtherServerError extends CommandError {
  constructor(api: string) {
    super(`${api} is not the Laurel API. Set its address with --api.`);
  }
}

/** The API rejected a request. */
export class RejectedError extends CommandError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function toError(response: Response, api: string): Promise<CommandError> {
  const message = messageIn(await response.text());
  if (message === null) return new OtherServerError(api);
  const { pathname } = new URL(response.url);
  if (response.status === 401 && pathname.startsWith('/sandbox')) {
    return new RejectedError(
      401,
      `There is no sandbox with this key. A sandbox is removed 24 hours after its last use. Create one with \`${SANDBOX} create\`.`,
    );
  }
  if (response.status === 404 && pathname.startsWith('/sandbox')) {
    const isEndpoint = !message.includes(' is not an endpoint ');
    return new RejectedError(
      404,
      isEndpoint ? message : `${message} Is the API running with SANDBOX=on?`,
    );
  }
  return new RejectedError(response.status, `${pathname} returned ${response.status}: ${message}`);
}

/** The message in the body of an error; `null` if the API has not written it. */
function messageIn(text: string): string | null {
  try {
    const { message } = JSON.parse(text) as { message: string[] };
    return `${message.join('; ')}.`;
  } catch {
    return null;
  }
}
