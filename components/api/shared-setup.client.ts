import { useSyncExternalStore } from 'react';

/** Credentials as Swagger UI keeps them, by the name of their scheme. */
type Credentials = Record<string, unknown>;

export interface AuthActions {
  authorize(entered: Credentials): void;
  logout(names: readonly string[]): void;
  showDefinitions(definitions: unknown): void;
}

export interface ServerActions {
  setSelectedServer(server: string): void;
}

/** The actions of an open viewer. */
interface SharingViewer {
  authActions: AuthActions;
  oas3Actions: ServerActions;
}

/** What the reader entered or chose in one viewer, for all others. A reload forgets it. */
const credentials: Credentials = {};
let server: string | undefined;

const viewers = new Set<SharingViewer>();
const listeners = new Set<() => void>();

/** Enters credentials and server of the other viewers, now and when they change. @returns a cleanup function */
export function shareSetup(viewer: SharingViewer): () => void {
  viewers.add(viewer);
  if (Object.keys(credentials).length > 0) viewer.authActions.authorize({ ...credentials });
  if (server !== undefined) viewer.oas3Actions.setSelectedServer(server);
  return () => {
    viewers.delete(viewer);
  };
}

/** Enters credentials in all viewers. */
export function shareCredentials(entered: Credentials): void {
  Object.assign(credentials, entered);
  for (const { authActions } of viewers) authActions.authorize(entered);
  notify();
}

/** Removes credentials from all viewers. */
export function removeCredentials(names: readonly string[]): void {
  for (const name of names) delete credentials[name];
  for (const { authActions } of viewers) authActions.logout(names);
  notify();
}

/** Chooses a server in all viewers. */
export function shareServer(chosen: string): void {
  server = chosen;
  for (const { oas3Actions } of viewers) oas3Actions.setSelectedServer(chosen);
  notify();
}

/** The chosen server, if the reader chose one, and whether the reader entered credentials. */
export function useSharedSetup(): { server: string | undefined; isAuthorized: boolean } {
  const chosen = useSyncExternalStore(
    subscribe,
    () => server,
    () => undefined,
  );
  const isAuthorized = useSyncExternalStore(
    subscribe,
    () => Object.keys(credentials).length > 0,
    () => false,
  );
  return { server: chosen, isAuthorized };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
