import type { ComponentType } from 'react';

/** A list or map of Immutable, as Swagger UI keeps its state. */
export interface Immutable {
  size: number;
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
}

export type Action = (...payload: unknown[]) => void;

/** The part of the system of Swagger UI that our plugin uses. */
export interface ViewerSystem {
  Im: { Map(value: object): Immutable; List(values: readonly string[]): Immutable };
  // biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
  getComponent(name: string, container?: boolean): ComponentType<any>;
  specSelectors: { specJson(): Immutable };
  specActions: {
    updateResolvedSubtree(path: readonly string[], value: unknown): void;
    updateUrl(url: string): void;
  };
  authSelectors: {
    authorized(): Immutable;
    definitionsToAuthorize(): Immutable;
    shownDefinitions(): unknown;
  };
  authActions: { showDefinitions(definitions: unknown): void };
  oas3Actions: { setSelectedServer(server: string): void };
}
