import type { Options } from '../calls/options';
import type { Sdk } from '../declared';
import type { Events } from '../events';
import type { Requests } from '../requests/requests';
import type { Tokens } from '../requests/tokens';

/** What the code of a module uses of the core. */
export interface ModuleContext {
  options: Options;
  requests: Requests;
  tokens: Tokens;
  events: Pick<Events, 'fire'>;
}

/** The methods of modules. */
export interface ModuleMethods {
  authentication: Pick<Sdk, 'authenticateCustomer' | 'getCurrentRole' | 'logoutCustomer'>;
  rewards: Pick<
    Sdk,
    | 'getCustomerActiveRewards'
    | 'getRewardsProgramAccount'
    | 'getRewardsSpendingRules'
    | 'getRewardsVipTiers'
    | 'redeemReward'
    | 'sendVerificationToken'
  >;
  wishlists: Pick<Sdk, 'createWishlistItem' | 'deleteWishlistItem'>;
}

/** A module with code that is loaded when `init` runs. */
export type LoadedModuleName = Exclude<keyof ModuleMethods, 'authentication'>;

/** The code of modules as it is loaded: each creates its methods for one SDK. */
export type LoadedModules = {
  [Name in LoadedModuleName]: { createModule: (context: ModuleContext) => ModuleMethods[Name] };
};

/** What loads the code of modules, in one file of the package or from files beside the script. */
export interface ModuleSource {
  /** @throws Error if the code can't be loaded */
  loadModule<Name extends LoadedModuleName>(name: Name): Promise<LoadedModules[Name]>;
}
