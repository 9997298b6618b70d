import type { ComponentType, System, ViewerMessages } from './system.client';

/**
 * Collapses the headers of a response, because they are similar in all operations. They have most of the texts of an
 * operation, so they are rendered when they are opened.
 */
export function wrapHeaders(messages: ViewerMessages) {
  return (Original: ComponentType<object>, system: System) => {
    const { createElement: h, useState } = system.React;
    return function Headers(props: object) {
      const [wasOpened, setWasOpened] = useState(false);
      return h(
        'details',
        { className: 'api-headers', onToggle: () => setWasOpened(true) },
        h('summary', null, messages.headers),
        wasOpened && h(Original, props),
      );
    };
  };
}
