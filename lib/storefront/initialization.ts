import { invalidArguments } from './calls/checks';
import { areSame, type Options, optionProblems, withDefaults } from './calls/options';
import type { ErrorResult, SdkInitOptions, Success } from './declared';
import type { Log } from './log';
import { failure, guarded, hasFailed, type Result, success } from './results';
import type { Started } from './start';

/** A call of `init` that is under way or has succeeded. */
export interface Run {
  options: Options;
  outcome: Promise<Result<Started>>;
}

/** The state of `init` on a page. */
export interface Initialization {
  init(options: SdkInitOptions): Promise<Success | ErrorResult>;
  /** `null` before the first call, and after one that failed. */
  readonly run: Run | null;
}

/** Creates the state of a page that has not called `init`. */
export function createInitialization(
  start: (options: Options) => Promise<Result<Started>>,
  log: Log,
): Initialization {
  let run: Run | null = null;

  const begin = (options: Options): Run => {
    log.isEnabled = options.debug;
    const outcome = guarded(() => start(options)).then((result) => {
      // The page can call it again.
      if (hasFailed(result)) run = null;
      return result;
    });
    run = { options, outcome };
    return run;
  };

  return {
    get run() {
      return run;
    },
    async init(given) {
      const invalid = invalidArguments('init', optionProblems(given));
      if (invalid) return invalid;
      const options = withDefaults(given);
      if (run && !areSame(run.options, options)) {
        return failure('SDK_ALREADY_INITIALIZED', 'init was called before with other options.');
      }
      const outcome = await (run ?? begin(options)).outcome;
      return hasFailed(outcome) ? outcome : success();
    },
  };
}
