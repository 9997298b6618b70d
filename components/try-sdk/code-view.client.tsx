'use client';

import { widgetCode } from '@/lib/browser/live-sdk/widget-code';
import type { WidgetState } from '@/lib/browser/live-sdk/widget-state';
import { enTrySdk as messages } from '@/lib/site/messages/en-try-sdk';
import type { WidgetRule } from '@/lib/storefront/placeholders/widget-rules';
import consoleStyles from '../console/console.module.css';
import { RawText } from '../console/raw-text.client';

interface CodeViewProps {
  rule: WidgetRule;
  state: WidgetState;
  /** CSS `display` of the placeholder. */
  display: string;
}

/** The code that shows the widget as the reader has set it. */
export function CodeView({ rule, state, display }: CodeViewProps) {
  const code = widgetCode(rule, state, display);
  return (
    <>
      <CodeBlock title={messages.code.html} text={code.html} />
      {code.css && <CodeBlock title={messages.code.css} text={code.css} />}
      <CodeBlock title={messages.code.react} text={code.react} />
    </>
  );
}

function CodeBlock({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className={consoleStyles.copyAs}>
        <b>{title}</b>
        <button
          type="button"
          className="icon-copy"
          data-code="copy"
          data-copy={text}
          aria-label={`${messages.copy} ${title}`}
        >
          {messages.copy}
        </button>
      </p>
      <RawText>{text}</RawText>
    </>
  );
}
