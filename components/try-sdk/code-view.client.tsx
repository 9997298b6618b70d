'use client';

import { widgetCode } from '@/lib/browser/live-sdk/widget-code';
import type { WidgetState } from '@/lib/browser/live-sdk/widget-state';
import { withBasePath } from '@/lib/site/config/base-path';
import { enRunSdk as messages } from '@/lib/site/messages/en-run-sdk';
import type { WidgetRule } from '@/lib/storefront/placeholders/widget-rules';
import consoleStyles from '../console/console.module.css';
import { RawText } from '../console/raw-text.client';

const LOAD_PAGE = '/docs/Sdk/sdk_initialization';

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
      <p>
        {messages.needs.page}{' '}
        <a href={withBasePath(`${LOAD_PAGE}#load-the-sdk`)}>{messages.needs.script}</a>{' '}
        {messages.needs.and}{' '}
        <a href={withBasePath(`${LOAD_PAGE}#call-init-once`)}>{messages.needs.init}</a>.{' '}
        {messages.needs.react}{' '}
        <a href={withBasePath('/docs/Sdk/react_sdk#wrap-the-app')}>{messages.needs.provider}</a>.
      </p>
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
