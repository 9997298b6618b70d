import { createApiInfo } from './api-info.client';
import { createAuthorizationPopup } from './authorization-popup.client';
import { createAwaitedResponses } from './awaited-responses.client';
import { createCodeBlock } from './code-block.client';
import { addCodeSamples } from './code-samples.client';
import { createCurl } from './curl.client';
import { fillSentParameters } from './filled-parameters.client';
import { createLayout } from './layout.client';
import { wrapMarkdown } from './markdown.client';
import { createOperationMeta } from './operation-meta.client';
import { createOperations, type Filter } from './operations.client';
import { createParameterLimit } from './parameter-limit.client';
import { explainResponse } from './response-advice.client';
import { wrapHeaders } from './response-headers.client';
import { nameTypes, nameVariants } from './schema-names.client';
import { resolveAtOnce } from './stored-document.client';
import type { System, ViewerMessages } from './system.client';

interface PluginOptions {
  document: Record<string, unknown>;
  messages: ViewerMessages;
  filter: Filter;
  hasSandbox: boolean;
  onRendered(): void;
  onCrash(error: unknown): void;
}

/** A Swagger UI plugin that replaces its layout and the components that are not accessible. */
export function createPlugin(options: PluginOptions) {
  const { document, messages, filter, hasSandbox, onRendered, onCrash } = options;
  const responses = createAwaitedResponses();
  return (system: System) => ({
    components: {
      ApiLayout: createLayout({ system, messages, hasSandbox, onRendered, onCrash }),
      ApiInfo: createApiInfo(system, messages),
      ApiOperations: createOperations(system, messages, filter),
      OperationSummary: createOperationMeta(system, messages),
      ParameterExt: createParameterLimit(system, messages),
      authorizationPopup: createAuthorizationPopup(system, messages),
      curl: createCurl(system, messages),
      HighlightCode: createCodeBlock(system, messages),
    },
    wrapComponents: {
      Markdown: wrapMarkdown(messages),
      headers: wrapHeaders(messages),
      responses: addCodeSamples(messages),
      liveResponse: explainResponse(messages, responses),
      JSONSchema202012KeywordTitle: nameVariants(messages),
      JSONSchema202012KeywordType: nameTypes,
    },
    statePlugins: {
      // Swagger UI follows fragments here, and logs an error if it can't decode one. `fragment.client.ts` follows them.
      configs: { wrapActions: { loaded: () => () => {} } },
      spec: {
        wrapActions: {
          requestResolvedSubtree: resolveAtOnce(document, (operation) =>
            fillSentParameters(operation, messages.example),
          ),
          executeRequest: responses.executeRequest,
        },
      },
    },
  });
}
