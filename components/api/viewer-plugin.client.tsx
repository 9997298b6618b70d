import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { codeFrame } from '../markdown/code-frame';
import { child } from './json-object';
import { type LiveResponseProps, liveResponse, timeRequests } from './live-response.client';
import type { ShownOperation } from './operation-document.client';

/** The part of the system of Swagger UI that the plugin uses. */
export interface ViewerSystem {
  // biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
  getComponent(name: string, container?: boolean): ComponentType<any>;
  specSelectors: { securityDefinitions(): { size: number } | null | undefined };
  specActions: {
    updateResolvedSubtree(path: readonly string[], value: unknown): void;
    updateUrl(url: string): void;
  };
  authActions: AuthActions;
}

type Credentials = Record<string, unknown>;

interface AuthActions {
  authorize(entered: Credentials): void;
  logout(names: readonly string[]): void;
  showDefinitions(definitions: false): void;
}

/** Credentials that the reader entered in one operation, for all others. A reload forgets them. */
const credentials: Credentials = {};

/** The open viewers. */
const viewers = new Set<AuthActions>();

interface CodeProps {
  /** A language, as after the fence of a code block. */
  language?: string;
  children?: ReactNode;
}

interface PluginOptions {
  isTopic: boolean;
  /** Server of the sandbox, without a trailing slash, if the site has one. */
  sandboxServer: string | null;
}

/** A plugin of Swagger UI with the layout of one operation, whose heading the page has already. */
export function createPlugin(
  { spec, operation }: ShownOperation,
  { isTopic, sandboxServer }: PluginOptions,
) {
  const messages = enApiReference.viewer;
  const languages: Readonly<Record<string, string>> = enCode.languages;
  function Layout({ getComponent, specSelectors, authActions }: ViewerSystem) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
    useEffect(() => shareCredentials(authActions), []);
    const Servers = getComponent('ServersContainer', true);
    const Authorize = getComponent('AuthorizeBtnContainer', true);
    const Operations = getComponent(isTopic ? 'Webhooks' : 'operations', true);
    return (
      <div className="swagger-ui">
        {!isTopic && (
          <div className="api-setup">
            <Servers />
            {specSelectors.securityDefinitions() && <Authorize />}
          </div>
        )}
        <Operations />
      </div>
    );
  }

  return () => ({
    components: { OperationLayout: Layout },
    wrapComponents: {
      OperationTag: () => Children,
      OperationSummary: () => Nothing,
      // The colors of Swagger UI are inline styles with too little contrast, and its boxes don't scroll by keyboard.
      SyntaxHighlighter:
        () =>
        ({ language = '', children }: CodeProps) =>
          codeFrame(createElement, {
            title: languages[language] ?? language,
            labels: enCode,
            isWrapped: true,
            code: <code>{children}</code>,
          }),
      // All operations have similar headers.
      headers: (Original: ComponentType<object>) => (props: object) => (
        <details>
          <summary>{messages.headers}</summary>
          <Original {...props} />
        </details>
      ),
      liveResponse: (Original: ComponentType<LiveResponseProps>) =>
        liveResponse(Original, { operationId: String(operation.operationId), sandboxServer }),
      // The box of Swagger UI is no dialog for screen readers, and the focus leaves it.
      authorizationPopup: (Original: ComponentType<ViewerSystem>) =>
        function Dialog(props: ViewerSystem) {
          const box = useRef<HTMLDialogElement>(null);
          useLayoutEffect(() => {
            const dialog = box.current;
            dialog?.showModal();
            // Returns the focus to the button.
            return () => dialog?.close();
          }, []);
          const close = () => props.authActions.showDefinitions(false);
          return (
            <dialog ref={box} closedby="any" aria-label={messages.authorize} onClose={close}>
              <Original {...props} />
            </dialog>
          );
        },
    },
    statePlugins: {
      spec: {
        wrapActions: {
          ...timeRequests(),
          requestResolvedSubtree:
            (_original: unknown, { specActions }: ViewerSystem) =>
            (path: readonly string[]) =>
              specActions.updateResolvedSubtree(
                path,
                path[0] === 'components' ? path.reduce<unknown>(child, spec) : operation,
              ),
        },
      },
      auth: {
        wrapActions: {
          authorizeWithPersistOption: () => (entered: Credentials) => {
            Object.assign(credentials, entered);
            for (const viewer of viewers) viewer.authorize(entered);
          },
          logoutWithPersistOption: () => (names: readonly string[]) => {
            for (const name of names) delete credentials[name];
            for (const viewer of viewers) viewer.logout(names);
          },
        },
      },
    },
  });
}

/** Enters the credentials of the other viewers, now and when they change. @returns a cleanup function */
function shareCredentials(viewer: AuthActions): () => void {
  viewers.add(viewer);
  if (Object.keys(credentials).length > 0) viewer.authorize({ ...credentials });
  return () => {
    viewers.delete(viewer);
  };
}

function Children({ children }: { children?: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}
