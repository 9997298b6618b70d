import { createAbout } from './about';
import { createAuthorizationPopup } from './authorization-popup';
import { createCode } from './code';
import { wrapHeaders } from './headers';
import { createLayout } from './layout';
import { wrapMarkdown } from './markdown';
import { createOperationSummary } from './operation-summary';
import { createOperations } from './operations';
import { wrapResponses } from './samples';
import type { System, ViewerMessages } from './system';

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
