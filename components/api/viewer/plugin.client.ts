import { createApiInfo } from './api-info.client';
import { createAuthorizationPopup } from './authorization-popup.client';
import { createCodeBlock } from './code-block.client';
import { addCodeSamples } from './code-samples.client';
import { createLayout } from './layout.client';
import { wrapMarkdown } from './markdown.client';
import { createOperationSummary } from './operation-summary.client';
import { createOperations } from './operations.client';
import { wrapHeaders } from './response-headers.client';
import type { System, ViewerMessages } from './system.client';

interface PluginOptions {
  messages: ViewerMessages;
  onRendered(): void;
  onCrash(error: unknown): void;
}

/** A Swagger UI plugin that replaces its layout and the components that are not accessible. */
export function createPlugin({ messages, onRendered, onCrash }: PluginOptions) {
  return (system: System) => ({
    components: {
      ApiLayout: createLayout({ system, messages, onRendered, onCrash }),
      ApiInfo: createApiInfo(system, messages),
      ApiOperations: createOperations(system, messages),
      OperationSummary: createOperationSummary(system, messages),
      authorizationPopup: createAuthorizationPopup(system, messages),
      HighlightCode: createCodeBlock(system, messages),
    },
    wrapComponents: {
      Markdown: wrapMarkdown(messages),
      headers: wrapHeaders(messages),
      responses: addCodeSamples(messages),
    },
  });
}
