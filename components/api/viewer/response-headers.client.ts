import type { ComponentType, System, ViewerMessages } from './system.client';

/** Collapses the headers of a response, because they are similar in all operations. */
export function wrapHeaders(messages: ViewerMessages) {
  return (Original: ComponentType<object>, system: System) => {
    const { createElement: h } = system.React;
    return function Headers(props: object) {
      return h(
        'details',
        { className: 'api-headers' },
        h('summary', null, messages.headers),
        h(Original, props),
      );
    };
  };
}
