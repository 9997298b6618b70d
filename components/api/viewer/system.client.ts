import type * as React from 'react';
import type { ComponentType, createElement, ReactNode } from 'react';
import type { Messages } from '@/lib/messages';

/** What the viewer says beside the document's own words. */
export type ViewerMessages = Messages['apiReference']['viewer'];

/** A value of the viewer's store, which keeps its data in persistent maps and lists. */
export interface Stored {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): unknown;
}

/** A call as the viewer hands it to its list. */
export interface StoredCall extends Stored {
  get(key: 'path' | 'method'): string;
  get(key: string): unknown;
}

/** One operation of a topic. */
export interface WebhookCall {
  operation: Stored;
  method: string;
  path: string;
  specPath: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the viewer's own components take what only it knows
type AnyComponent = ComponentType<any>;

/** The part of the viewer's system that our components use. It brings a React of its own. */
export interface System {
  React: typeof React & { createElement: typeof createElement };
  Im: { List(values: readonly string[]): unknown };
  getSystem(): System;
  getComponent(name: string, container?: boolean): AnyComponent;
  specSelectors: {
    specJson(): Stored;
    info(): Stored;
    specStr(): string;
    taggedOperations(): {
      entrySeq(): { toArray(): [string, Stored][] };
    };
    validOperationMethods(): string[];
    selectWebhooksOperations?(): Record<string, WebhookCall[]> | undefined;
    servers(): { size: number } | undefined;
    securityDefinitions(): { size: number } | null | undefined;
    isSwagger2(): boolean;
  };
  layoutSelectors: { isShown(key: readonly string[], byDefault: boolean): boolean };
  layoutActions: { show(key: readonly string[], shown: boolean): void };
}

export type { ComponentType, ReactNode };

/** Whether a value of the store is a map. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'getIn' in value;
}

/** A text of the store, or the empty string. */
export function textAt(value: unknown, ...path: string[]): string {
  const found = isStored(value) ? value.getIn(path) : undefined;
  return typeof found === 'string' ? found : '';
}
