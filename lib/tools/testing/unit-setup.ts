import { AsyncLocalStorage } from 'node:async_hooks';

// Modules of the framework read this global once, when they load. The framework's server sets it; test files share
// loaded modules, so here it must exist before the first of them loads.
Object.assign(globalThis, { AsyncLocalStorage });
