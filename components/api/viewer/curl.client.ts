import type { Stored, System, ViewerMessages } from './system.client';

/** The request that was sent, as a curl command in a code block of the site. */
export function createCurl(system: System, messages: ViewerMessages) {
  const { createElement: h } = system.React;

  return function Curl({ request }: { request: Stored }) {
    const { fn, getComponent } = system.getSystem();
    return h(
      'div',
      { className: 'curl-command' },
      h('h4', null, messages.sentRequest),
      h(
        getComponent('HighlightCode'),
        { language: 'curl' },
        fn.requestSnippetGenerator_curl_bash(request),
      ),
    );
  };
}
