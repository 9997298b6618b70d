import type { System, ViewerMessages } from './system.client';

interface PopupProps extends Omit<System, 'fn'> {
  authSelectors: { shownDefinitions(): { valueSeq(): { toArray(): unknown[] } } };
  authActions: { showDefinitions(shown: false): void };
  errSelectors: unknown;
  fn: { AST?: unknown };
}

/** The authorization form in a native dialog, which traps the focus, closes on Escape and returns the focus. */
export function createAuthorizationPopup(system: System, messages: ViewerMessages) {
  const { createElement: h, useEffect, useRef } = system.React;

  return function AuthorizationPopup(props: PopupProps) {
    const { authSelectors, authActions, errSelectors, specSelectors, getComponent, fn } = props;
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => dialog.current?.showModal(), []);
    const Auths = getComponent('auths');
    return h(
      'dialog',
      {
        ref: dialog,
        className: 'api-dialog',
        'aria-labelledby': 'api-dialog-title',
        onClose: () => authActions.showDefinitions(false),
      },
      h(
        'header',
        null,
        h('h2', { id: 'api-dialog-title' }, messages.authorize),
        h(
          'button',
          { type: 'button', 'aria-label': messages.close, onClick: () => dialog.current?.close() },
          h('span', { className: 'icon icon-close' }),
        ),
      ),
      authSelectors
        .shownDefinitions()
        .valueSeq()
        .toArray()
        .map((definitions, key) =>
          h(Auths, {
            key,
            AST: fn.AST ?? {},
            definitions,
            getComponent,
            errSelectors,
            authSelectors,
            authActions,
            specSelectors,
          }),
        ),
    );
  };
}
