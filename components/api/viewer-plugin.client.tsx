import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { codeFrame } from '../markdown/code-frame';
import {
  asDialog,
  type DialogSystem,
  resolveFrom,
  sharedAuthorization,
} from './authorization.client';
import { type LiveResponseProps, liveResponse, timeRequests } from './live-response.client';
import type { ShownOperation } from './operation-document.client';
import { shareServer, shareSetup } from './shared-setup.client';

/** The part of the system of Swagger UI that the plugin uses. */
export interface ViewerSystem extends DialogSystem {
  specSelectors: {
    specJson(): { size: number };
    securityDefinitions(): { size: number } | null | undefined;
  };
  specActions: {
    updateResolvedSubtree(path: readonly string[], value: unknown): void;
    updateUrl(url: string): void;
  };
}

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
  // Before the document is loaded, Swagger UI chooses the first server by itself.
  let isReady = false;
  function Layout({ getComponent, specSelectors, authActions, oas3Actions }: ViewerSystem) {
    const isLoaded = specSelectors.specJson().size > 0;
    // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
    useEffect(() => {
      if (!isLoaded) return;
      isReady = true;
      const leave = shareSetup({ authActions, oas3Actions });
      return () => {
        isReady = false;
        leave();
      };
    }, [isLoaded]);
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
      authorizationPopup: asDialog,
    },
    statePlugins: {
      spec: {
        wrapActions: {
          ...timeRequests(),
          requestResolvedSubtree: resolveFrom(spec, operation),
        },
      },
      oas3: {
        wrapActions: {
          setSelectedServer:
            (original: (...selection: unknown[]) => unknown) =>
            (chosen: string, ...others: unknown[]) => {
              // Returned, since Swagger UI dispatches it.
              const action = original(chosen, ...others);
              if (isReady) shareServer(chosen);
              return action;
            },
        },
      },
      auth: sharedAuthorization,
    },
  });
}

function Children({ children }: { children?: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}
