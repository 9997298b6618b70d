import type { ComponentType } from 'react';

/** A list or map of Immutable, as Swagger UI keeps its state. */
export interface Immutable {
  size: number;
  get(key: string): unknown;
}

export type Action = (...payload: unknown[]) => void;

/** The part of the system of Swagger UI that our plugin uses. */
export interface ViewerSystem {
  Im: { Map(value: object): Immutable; List(values: readonly string[]): Immutable };
  // biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
  getComponent(name: string, container?: boolean): ComponentType<any>;
  specSelectors: { specResolvedSubtree(path: readonly string[]): Immutable | undefined };
  specActions: { updateResolvedSubtree: Action; updateUrl: Action };
  authSelectors: {
    authorized(): Immutable;
    definitionsToAuthorize(): Immutable;
    shownDefinitions(): unknown;
  };
  authActions: { showDefinitions: Action };
  oas3Actions: { setSelectedServer: Action };
}
