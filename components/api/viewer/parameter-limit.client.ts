import type { System, ViewerMessages } from './system.client';

interface LimitProps {
  /** A keyword of JSON Schema, such as `maximum`. */
  xKey: string;
  xVal: unknown;
}

/** A limit of a parameter in words. */
export function createParameterLimit(system: System, { limits }: ViewerMessages) {
  const { createElement: h } = system.React;
  const labels: Readonly<Record<string, string>> = limits;

  return function ParameterLimit({ xKey, xVal }: LimitProps) {
    return h(
      'div',
      { className: 'api-limit' },
      Object.hasOwn(labels, xKey) ? labels[xKey] : xKey,
      ' ',
      h('code', null, String(xVal)),
    );
  };
}
