import { createAbout } from './api-info.client';
import { createAuthorizationPopup } from './authorization-popup.client';
import { createCode } from './code.client';
import { wrapResponses } from './code-samples.client';
import { createLayout } from './layout.client';
import { wrapMarkdown } from './markdown.client';
import { createOperationSummary } from './operation-summary.client';
import { createOperations } from './operations.client';
import { wrapHeaders } from './response-headers.client';
import type { System, ViewerMessages } from './system.client';

interface PluginOptions {
  messages: ViewerMessages & { deprecated: string };
  onDrawn(): void;
  onCrash(error: unknown): void;
}

/** Puts our layout and the parts that were not accessible in place of the viewer's own. */
export function createPlugin({ messages, onDrawn, onCrash }: PluginOptions) {
  return (system: System) => ({
    components: {
      ApiLayout: createLayout({ system, messages, onDrawn, onCrash }),
      ApiAbout: createAbout(system, messages),
      ApiOperations: createOperations(system, messages),
      OperationSummary: createOperationSummary(system, messages),
      authorizationPopup: createAuthorizationPopup(system, messages),
      HighlightCode: createCode(system, messages),
    },
    wrapComponents: {
      Markdown: wrapMarkdown,
      headers: wrapHeaders(messages),
      responses: wrapResponses(messages),
    },
  });
}
