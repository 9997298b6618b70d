import type { ModuleMethods } from '../calls/methods.data';
import type { Options } from '../calls/options';
import type { Environment } from '../environment';
import type { Events } from '../events';
import type { Log } from '../log';
import type { Overlays } from '../overlays/overlays';
import type { PageSettings } from '../page/page-settings';
import type { PanelDetails } from '../placeholders/renderer';
import type { Requests } from '../requests/requests';
import type { Session } from '../requests/session';
import type { Tokens } from '../requests/tokens';

/** What the code of a module uses of the core. */
export interface ModuleContext extends Pick<Environment, 'document' | 'fetch' | 'startTimer'> {
  options: Options;
  requests: Requests;
  tokens: Tokens;
  /** What the instances of the rewards module on a page share, whose files have copies of its code. */
  redemption: {
    /** The last redemption that needs a code, and its customer. */
    unverified?: { customerId: number | null | undefined; choice: PanelDetails };
  };
  events: Pick<Events, 'fire'>;
  log: Pick<Log, 'warn'>;
  page: PageSettings;
  /** Session of the first token. Its shop and apps stay when the customer changes. */
  session: Session;
}

/** What the code of a module uses besides, of the placeholders. */
export interface PageModuleContext extends ModuleContext {
  overlays: Overlays;
}

/** The placeholders of a page, and the overlays that some of them have. */
export interface Placeholders {
  overlays: Overlays;
  /** Finds the placeholders. Their widgets render after the current task. */
  start(): void;
  /** Removes everything from the page. */
  dispose(): void;
}

/** A module with code that is loaded when `init` runs. */
export type LoadedModuleName = Exclude<keyof ModuleMethods, 'authentication'>;

/** The code of modules as it is loaded: each creates its methods for one SDK. */
export type LoadedModules = {
  [Name in LoadedModuleName]: { createModule: (context: PageModuleContext) => ModuleMethods[Name] };
} & {
  /** Always loaded. What loads it chooses what renders widgets. */
  placeholders: { createModule: (context: ModuleContext) => Placeholders };
};

/** A file with code that is loaded when `init` runs. */
export type LoadedFileName = keyof LoadedModules;

/** What loads the code of modules, in one file of the package or from files beside the script. */
export interface ModuleSource {
  /**
   * @param locale a language tag; files may have the texts of its language only
   * @throws Error if the code can't be loaded
   */
  loadModule<Name extends LoadedFileName>(name: Name, locale: string): Promise<LoadedModules[Name]>;
}
