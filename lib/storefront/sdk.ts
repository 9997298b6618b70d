import { fn, invalidArguments, oneOf, problemsOf } from './calls/checks';
import {
  type ArgumentShape,
  METHODS,
  type MethodName,
  type ModuleMethods,
} from './calls/methods.data';
import { App, ERROR_CODES, METHOD_STATUSES, type ModuleName, SDK_MODULES } from './constants';
import type { Core, Sdk, Success } from './declared';
import type { Environment } from './environment';
import { createEvents } from './events';
import { createInitialization, type Initialization } from './initialization';
import { createLog } from './log';
import type { ModuleSource } from './modules/loaded-modules';
import { createModules, type Modules } from './modules/loader';
import { createPageSettings, type PageSettings } from './page/page-settings';
import { failure, guarded, hasFailed, type Result, successWith } from './results';
import { start } from './start';

type Setter = Extract<keyof PageSettings, `set${string}`>;

/** The functions and enumerations of the SDK that are built. */
export type RunningSdk = Pick<
  Sdk,
  | 'App'
  | 'ERROR_CODES'
  | 'METHOD_STATUSES'
  | 'SDK_MODULES'
  | 'init'
  | 'off'
  | 'on'
  | 'runIfModuleReady'
  | Setter
  | MethodName
>;

const ON_SERVER = failure('SDK_NOT_INITIALIZED', 'The SDK runs in browsers only.');
const NOT_STARTED = failure('SDK_NOT_INITIALIZED', 'init was not called, or it has failed.');

/** Creates an SDK that has not been initialized, with the state of one page. */
export function createSdk(environment: Environment & ModuleSource): RunningSdk {
  const log = createLog(environment);
  const events = createEvents((message, cause) => log.warn(message, cause));
  const modules = createModules(environment);
  const page = createPageSettings(log);
  const initialization = createInitialization(async (options) => {
    const started = await start({ environment, events, modules, log, page }, options);
    if (hasFailed(started)) return started;
    page.startWith(options);
    const { placeholders, tokens } = started.data;
    const end = () => {
      placeholders.dispose();
      tokens.dispose();
      modules.reset();
    };
    if (environment.signal?.aborted) {
      end();
      return started;
    }
    environment.signal?.addEventListener('abort', end);
    placeholders.start();
    return started;
  }, log);
  const isBrowser = environment.document !== null;

  const sdk: RunningSdk = {
    App,
    ERROR_CODES,
    METHOD_STATUSES,
    SDK_MODULES,
    on: events.on,
    off: events.off,
    init: (options) => guarded(() => initialization.init(options)),
    runIfModuleReady: (name, callback) => guarded(() => runIfReady(modules, name, callback)),
    setGlobalProductId: page.setGlobalProductId,
    setGlobalVariantId: page.setGlobalVariantId,
    setModifyURLFunction: page.setModifyURLFunction,
    setCustomCartRepository: page.setCustomCartRepository,
    setCustomDiscountStrategy: page.setCustomDiscountStrategy,
    ...methodsOf(modules, initialization),
  };
  return isBrowser ? sdk : serverSdk(sdk);
}

/** On a server, functions return an error and change nothing: requests of several customers share the module. */
function serverSdk(sdk: RunningSdk): RunningSdk {
  const replaced = Object.entries(sdk).map(([name, member]) => {
    if (typeof member !== 'function') return [name, member];
    if (name === 'on' || name === 'off') return [name, () => {}];
    return [name, name.startsWith('set') ? () => ON_SERVER : async () => ON_SERVER];
  });
  return Object.fromEntries(replaced);
}

/** Runs a callback of the page when a module is ready. */
async function runIfReady<T>(
  modules: Modules,
  name: Core.SDK_MODULES,
  callback: () => T | Promise<T>,
): Promise<Result<T>> {
  const known = oneOf(...Object.values(SDK_MODULES));
  const problems = [
    ...(known.isValid(name) ? [] : [`module must be ${known.must}`]),
    ...(fn.isValid(callback) ? [] : [`callback must be ${fn.must}`]),
  ];
  const invalid = invalidArguments('runIfModuleReady', problems);
  if (invalid) return invalid;
  const ready = await modules.ready(name);
  return hasFailed(ready) ? ready : successWith(await callback());
}

/** The methods of all modules. */
function methodsOf(
  modules: Modules,
  initialization: Pick<Initialization, 'run'>,
): Pick<Sdk, MethodName> {
  const entries = Object.entries(METHODS).flatMap(([module, shapes]) =>
    Object.entries(shapes).map(([name, shape]: [string, ArgumentShape]) => [
      name,
      (args?: Readonly<Record<string, unknown>>) =>
        guarded(async () => {
          const { run } = initialization;
          if (!run) return NOT_STARTED;
          const expected = typeof shape === 'function' ? shape(args ?? {}) : shape;
          const invalid = invalidArguments(name, problemsOf(args, expected));
          if (invalid) return invalid;
          const start = run.outcome.then((outcome) => (hasFailed(outcome) ? NOT_STARTED : outcome));
          const ready = await modules.ready(module as ModuleName, start);
          if (hasFailed(ready)) return ready;
          const methods = modules.methodsOf(module as keyof ModuleMethods);
          // The table of methods has the names of the methods of each module.
          const method = methods[name as keyof typeof methods] as (
            args: unknown,
          ) => Promise<Success>;
          return method(args);
        }),
    ]),
  );
  return Object.fromEntries(entries);
}
