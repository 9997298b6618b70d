import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { codeFrame } from '../markdown/code-frame';
import { child, type ShownOperation } from './operation-document.client';
import { adviceFor } from './response-advice';

/** The part of the system of Swagger UI that the plugin uses. */
export interface ViewerSystem {
  // biome-ignore lint/suspicious/noExplicitAny: Swagger UI doesn't publish the props of its components
  getComponent(name: string, container?: boolean): ComponentType<any>;
  specSelectors: { securityDefinitions(): { size: number } | null | undefined };
  specActions: { updateResolvedSubtree(path: readonly string[], value: unknown): void };
  authActions: { authorize(credentials: Credentials): void };
}

type Credentials = Record<string, unknown>;

interface LiveResponseProps {
  response: { get(key: string): unknown };
}

/** Credentials that the reader entered in one operation, for all others. A reload forgets them. */
const credentials: Credentials = {};

interface PluginOptions extends ShownOperation {
  isTopic: boolean;
  messages: Messages['apiReference']['viewer'];
  code: Messages['code'];
}

interface CodeProps {
  /** A language, as after the fence of a code block. */
  language?: string;
  children?: ReactNode;
}

/** A plugin of Swagger UI with the layout of one operation, whose heading the page has already. */
export function createPlugin({ spec, operation, isTopic, messages, code }: PluginOptions) {
  const languages: Readonly<Record<string, string>> = code.languages;
  function Layout({ getComponent, specSelectors }: ViewerSystem) {
    const Icons = getComponent('SvgAssets');
    const Servers = getComponent('ServersContainer', true);
    const Authorize = getComponent('AuthorizeBtnContainer', true);
    const Operations = getComponent(isTopic ? 'Webhooks' : 'operations', true);
    return (
      <div className="swagger-ui">
        <Icons />
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
            labels: code,
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
      liveResponse: (Original: ComponentType<LiveResponseProps>) => (props: LiveResponseProps) => {
        const status = Number(props.response.get('status'));
        const advice = adviceFor(status, props.response.get('message'), messages.advice);
        return (
          <>
            {advice && (
              <p role="alert" className="api-advice">
                {advice}
              </p>
            )}
            {/* Without a status, nothing was received that could be shown. */}
            {status > 0 && <Original {...props} />}
          </>
        );
      },
    },
    statePlugins: {
      spec: {
        wrapActions: {
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
          authorize: (original: (entered: Credentials) => unknown) => (entered: Credentials) =>
            original(Object.assign(credentials, entered)),
          logout: (original: (names: string[]) => unknown) => (names: string[]) => {
            for (const name of names) delete credentials[name];
            return original(names);
          },
        },
      },
    },
  });
}

/** Enters the credentials that the reader gave to another operation. */
export function applyCredentials({ authActions }: Pick<ViewerSystem, 'authActions'>): void {
  if (Object.keys(credentials).length > 0) authActions.authorize({ ...credentials });
}

function Children({ children }: { children?: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}
