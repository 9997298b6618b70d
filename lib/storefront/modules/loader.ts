import type { ModuleMethods } from '../calls/methods.data';
import { type ModuleName, SDK_MODULES } from '../constants';
import type { ErrorResult, Success } from '../declared';
import { type Environment, loadAgain } from '../environment';
import { failure, hasFailed, messageOf, type Result, success, successWith } from '../results';
import { createAuthentication } from './authentication';
import type {
  LoadedFileName,
  LoadedModuleName,
  ModuleContext,
  ModuleSource,
  Placeholders,
} from './loaded-modules';

const WAIT_MS = 10_000;

/** Modules whose code is in a separate file. The core has the methods of all others. */
const LOADED: readonly LoadedModuleName[] = ['gift_registry', 'reviews', 'rewards', 'wishlists'];

/** All names of modules. */
const MODULE_NAMES = Object.values(SDK_MODULES) as ModuleName[];

/** The modules of one SDK. */
export interface Modules {
  /** Loads modules and placeholders. @returns an error if one can't be loaded, and nothing is ready then */
  load(plan: ModulePlan): Promise<Result<Placeholders>>;
  /** Waits until a module is ready or can't be, or until the start that loads it has failed. */
  ready(name: ModuleName, start?: Promise<Success | ErrorResult>): Promise<Success | ErrorResult>;
  /** The methods of a module that is ready. */
  methodsOf<Name extends keyof ModuleMethods>(name: Name): ModuleMethods[Name];
  /** Forgets all modules. */
  reset(): void;
}

/** Which modules to load. */
export interface ModulePlan {
  context: ModuleContext;
  /** Modules that `init` lists; all by default. */
  listed: readonly ModuleName[] | undefined;
  /** Apps that the shop owner has disabled. */
  disabled: readonly string[];
}

/** Creates the modules of an SDK that has loaded none. */
export function createModules(
  environment: ModuleSource & Pick<Environment, 'startTimer'>,
): Modules {
  const methods: Partial<ModuleMethods> = {};
  /** Outcomes of modules; a module without one may become ready. */
  const outcomes = new Map<ModuleName, Success | ErrorResult>();
  const waiting = new Set<() => void>();

  const settle = (name: ModuleName, outcome: Success | ErrorResult) => {
    outcomes.set(name, outcome);
    for (const notify of waiting) notify();
  };

  const loadFile = <Name extends LoadedFileName>(name: Name, { options }: ModuleContext) =>
    loadAgain(environment, () => environment.loadModule(name, options.locale));

  const loadOne = async <Name extends LoadedModuleName>(
    name: Name,
    context: ModuleContext,
    placeholders: Promise<Placeholders>,
  ) => {
    const [{ createModule }, { overlays }] = await Promise.all([
      loadFile(name, context),
      placeholders,
    ]);
    methods[name] = createModule({ ...context, overlays }) as ModuleMethods[Name];
  };

  return {
    async load({ context, listed = MODULE_NAMES, disabled }) {
      for (const name of MODULE_NAMES) {
        if (disabled.includes(name)) settle(name, isOff(name));
        else if (!listed.includes(name)) settle(name, isNotListed(name));
      }
      methods.authentication = createAuthentication(context);
      const placeholders = loadFile('placeholders', context).then(({ createModule }) =>
        createModule(context),
      );
      const wanted = listed.filter((name) => !disabled.includes(name));
      const loads = wanted.map(async (name) => {
        const loaded = LOADED.find((candidate) => candidate === name);
        if (loaded) await loadOne(loaded, context, placeholders);
        settle(name, success());
      });
      const ends = await Promise.allSettled([placeholders, ...loads]);
      const failed = ends.find((end) => end.status === 'rejected');
      if (!failed) return successWith(await placeholders);
      return failure('NETWORK_ERROR', `A module can't be loaded: ${messageOf(failed.reason)}`);
    },

    ready(name, start) {
      const known = outcomes.get(name);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const finish = (outcome: Success | ErrorResult) => {
          waiting.delete(check);
          cancel();
          resolve(outcome);
        };
        const check = () => {
          const outcome = outcomes.get(name);
          if (outcome) finish(outcome);
        };
        const cancel = environment.startTimer(() => finish(isNotReady(name)), WAIT_MS);
        waiting.add(check);
        void start?.then((outcome) => {
          if (hasFailed(outcome)) finish(outcome);
        });
      });
    },

    methodsOf(name) {
      const found = methods[name];
      if (!found) throw new Error(`The module ${name} is not ready.`);
      return found;
    },

    reset() {
      outcomes.clear();
      for (const name of LOADED) delete methods[name];
    },
  };
}

const isOff = (name: ModuleName) =>
  failure('MODULE_DISABLED', `The shop owner has disabled ${name}.`);
const isNotListed = (name: ModuleName) =>
  failure('MODULE_NOT_READY', `The modules of init don't include ${name}.`);
const isNotReady = (name: ModuleName) =>
  failure('MODULE_NOT_READY', `${name} did not load within ${WAIT_MS / 1_000} seconds.`);
