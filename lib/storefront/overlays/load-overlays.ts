import { type Environment, loadAgain } from '../environment';
import type { Log } from '../log';
import { failure, hasFailed, messageOf, type Result, success, successWith } from '../results';
import type { createOverlays, Overlays, OverlaysOptions } from './overlays';

type AllOverlays = ReturnType<typeof createOverlays>;

/** Overlays and dialogs whose code is loaded when the first one opens. They open in the order of the calls. */
export function loadOverlays(
  context: Pick<Environment, 'startTimer'> & { log: Pick<Log, 'warn'> },
  options: OverlaysOptions,
): Overlays & Pick<AllOverlays, 'closeAll' | 'closeIn'> {
  let loading: Promise<AllOverlays> | null = null;
  let loaded: AllOverlays | null = null;
  let isDisposed = false;

  const load = async (): Promise<Result<AllOverlays>> => {
    try {
      loading ??= loadAgain(context, () => import('./overlays')).then((code) =>
        code.createOverlays(options),
      );
      loaded = await loading;
      if (isDisposed) return failure('SDK_NOT_INITIALIZED', 'The SDK has ended.');
      return successWith(loaded);
    } catch (error) {
      loading = null;
      const message = `Overlays and dialogs can't be loaded: ${messageOf(error)}`;
      context.log.warn(message);
      return failure('MODULE_NOT_READY', message);
    }
  };

  return {
    async open(...args) {
      const code = await load();
      return hasFailed(code) ? code : code.data.open(...args);
    },
    async openDialog(...args) {
      const code = await load();
      return hasFailed(code) ? code : code.data.openDialog(...args);
    },
    close: (name) => loaded?.close(name) ?? success(),
    closeAll() {
      isDisposed = true;
      loaded?.closeAll();
    },
    closeIn: (removed) => loaded?.closeIn(removed),
  };
}
