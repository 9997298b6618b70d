import type * as React from 'react';
import type { ComponentType, createElement } from 'react';
import type { Messages } from '@/lib/messages/en';

/** The interface texts of the viewer. */
export type ViewerMessages = Messages['apiReference']['viewer'] &
  Pick<Messages, 'code' | 'table'> &
  Pick<Messages['apiReference'], 'deprecated' | 'scope'>;

/** A value in the store of Swagger UI, which uses Immutable.js. */
export interface Stored {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
}

/** One operation of a topic. */
export interface WebhookOperation {
  operation: Stored;
  method: string;
  path: string;
  specPath: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
type AnyComponent = ComponentType<any>;

/** The part of the Swagger UI system that the components here use. */
export interface System {
  React: typeof React & { createElement: typeof createElement };
  Im: { List(values: readonly string[]): unknown };
  getSystem(): System;
  getComponent(name: string, container?: boolean | 'root'): AnyComponent;
  specActions: {
    updateJsonSpec(document: object): void;
    requestResolvedSubtree(path: readonly string[]): void;
    updateResolvedSubtree(path: readonly string[], value: unknown): void;
  };
  specSelectors: {
    specJson(): Stored;
    /** What an open operation has, with its references resolved. */
    specResolvedSubtree(path: readonly string[]): unknown;
    info(): Stored;
    taggedOperations(): {
      entrySeq(): { toArray(): [string, Stored][] };
    };
    validOperationMethods(): string[];
    selectWebhooksOperations?(): Record<string, WebhookOperation[]> | undefined;
    servers(): { size: number } | undefined;
    securityDefinitions(): { size: number } | null | undefined;
  };
  fn: {
    opId(operation: unknown, path: string, method: string): string;
    requestSnippetGenerator_curl_bash(request: Stored): string;
  };
  layoutSelectors: { isShown(key: readonly string[], byDefault: boolean): boolean };
  layoutActions: {
    show(key: readonly string[], shown: boolean): void;
    updateFilter(phrase: string): void;
  };
}

export type { ComponentType };

/** Whether a value in the store is a map. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'getIn' in value;
}

/** The string at a path in the store, or an empty string. */
export function textAt(value: unknown, ...path: string[]): string {
  const found = isStored(value) ? value.getIn(path) : undefined;
  return typeof found === 'string' ? found : '';
}
