import type { System, ViewerMessages } from './system.client';

interface LayoutOptions {
  system: System;
  messages: ViewerMessages;
  hasSandbox: boolean;
  /** Called when everything is rendered. */
  onRendered(): void;
  /** Called when rendering fails. */
  onCrash(error: unknown): void;
}

/** The layout of the viewer: API info, servers and authorization, operations. The page has the landmarks and the h1. */
export function createLayout(options: LayoutOptions) {
  const { system, messages, hasSandbox, onRendered, onCrash } = options;
  const { createElement: h, Component, useEffect } = system.React;

  class Boundary extends Component<{ children?: unknown }> {
    override state = { hasCrashed: false };

    static getDerivedStateFromError() {
      return { hasCrashed: true };
    }

    override componentDidCatch(error: unknown) {
      onCrash(error);
    }

    override render() {
      return this.state.hasCrashed ? null : (this.props.children as null);
    }
  }

  function Page() {
    const { getComponent, specSelectors } = system.getSystem();
    const [About, Operations] = ['ApiInfo', 'ApiOperations'].map((name) => getComponent(name));
    const SvgAssets = getComponent('SvgAssets');
    const Servers = getComponent('ServersContainer', true);
    const Authorize = getComponent('AuthorizeBtnContainer', true);
    useEffect(onRendered, []);
    return h(
      'div',
      { className: 'swagger-ui api-viewer' },
      SvgAssets && h(SvgAssets),
      About && h(About),
      h(
        'div',
        { className: 'api-setup', role: 'group', 'aria-label': messages.server },
        (specSelectors.servers()?.size ?? 0) > 0 && h(Servers),
        specSelectors.securityDefinitions() && h(Authorize),
        hasSandbox && h('p', { className: 'api-sandbox' }, messages.sandbox),
      ),
      Operations && h(Operations),
    );
  }

  return function Layout() {
    return h(Boundary, null, h(Page));
  };
}
