import type { Options } from './calls/options';
import type { ModuleName } from './constants';
import type { ErrorResult } from './declared';
import type { Environment } from './environment';
import { type Events, ROLE_CHANGED } from './events';
import type { Log } from './log';
import type { Placeholders } from './modules/loaded-modules';
import type { Modules } from './modules/loader';
import type { PageSettings } from './page/page-settings';
import { createRequests, type Requests } from './requests/requests';
import { acceptToken } from './requests/session';
import { createTokens, type Tokens } from './requests/tokens';
import { failure, hasFailed, type Result, successWith } from './results';

/** An SDK that `init` has started. */
export interface Started {
  options: Options;
  tokens: Tokens;
  requests: Requests;
  placeholders: Placeholders;
}

/** What a start uses besides its options. */
export interface StartContext {
  environment: Environment;
  events: Events;
  modules: Modules;
  log: Log;
  page: PageSettings;
}

/** Fetches the settings of the shop with the session of the token, then loads the modules. */
export async function start(
  { environment, events, modules, log, page }: StartContext,
  options: Options,
): Promise<Result<Started>> {
  const { requestTimeoutMs: timeoutMs, shop, storefrontToken, getStorefrontToken } = options;
  const apiUrl = (options.apiUrl ?? environment.apiUrl).replace(/\/+$/, '');
  const transport = { environment, apiUrl, timeoutMs };
  const tokens = createTokens({
    environment,
    accept: (token) => acceptToken(transport, shop, token),
    getStorefrontToken,
    timeoutMs,
    onChange() {
      requests.forgetReads();
      events.fire(ROLE_CHANGED, undefined as never);
    },
  });
  const requests = createRequests(transport, tokens);
  const stop = (error: ErrorResult) => {
    tokens.dispose();
    modules.reset();
    return error;
  };

  const accepted = storefrontToken ? await tokens.use(storefrontToken) : await tokens.current();
  if (hasFailed(accepted)) return stop(accepted);
  const { session } = accepted.data;
  const disabled = session.disabledApps;
  const listed = options.modules as ModuleName[] | undefined;
  const off = listed?.find((name) => disabled.some((app) => app === name));
  if (off) return stop(failure('MODULE_DISABLED', `The shop owner has disabled ${off}.`));
  const loaded = await modules.load({
    context: {
      document: environment.document,
      fetch: environment.fetch,
      startTimer: environment.startTimer,
      options,
      requests,
      tokens,
      redemption: {},
      events,
      log,
      page,
      session,
    },
    listed,
    disabled,
  });
  return hasFailed(loaded)
    ? stop(loaded)
    : successWith({ options, tokens, requests, placeholders: loaded.data });
}
