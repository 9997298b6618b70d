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
import { shareSetup } from './shared-setup.client';

/** The part of the system of Swagger UI that the plugin uses. */
export interface ViewerSystem extends DialogSystem {
  specSelectors: {
    specJson(): { size: number };
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

interface ResetProps {
  hasUserEditedBody: boolean;
  onResetClick(): void;
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
  function Layout({ getComponent, specSelectors, authActions, oas3Actions }: ViewerSystem) {
    const isLoaded = specSelectors.specJson().size > 0;
    // biome-ignore lint/correctness/useExhaustiveDependencies: Swagger UI passes other functions to each rendering
    useEffect(() => {
      if (isLoaded) return shareSetup({ authActions, oas3Actions });
    }, [isLoaded]);
    const Operations = getComponent(isTopic ? 'Webhooks' : 'operations', true);
    return (
      <div className="swagger-ui">
        <Operations />
      </div>
    );
  }

  return () => ({
    components: { OperationLayout: Layout },
    wrapComponents: {
      OperationTag: () => Children,
      OperationSummary: () => Nothing,
      // A request can be sent at once.
      TryItOutButton: () => ResetButton,
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

/** Restores the example of a body that the reader has changed. */
function ResetButton({ hasUserEditedBody, onResetClick }: ResetProps) {
  if (!hasUserEditedBody) return null;
  return (
    <button type="button" className="btn" onClick={onResetClick}>
      {enApiReference.viewer.resetBody}
    </button>
  );
}
