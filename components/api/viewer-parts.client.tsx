import { type ComponentType, createElement, type ReactNode } from 'react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { codeFrame } from '../markdown/code-frame';
import { asDialog } from './dialog.client';

interface CodeProps {
  /** A language, as after the fence of a code block. */
  language?: string;
  children?: ReactNode;
}

const languages: Readonly<Record<string, string>> = enCode.languages;

/** Code of Swagger UI, whose own colors have too little contrast, and whose boxes don't scroll by keyboard. */
function CodeBlock({ language = '', children }: CodeProps) {
  return codeFrame(createElement, {
    title: languages[language] ?? language,
    labels: enCode,
    isWrapped: true,
    code: <code>{children}</code>,
  });
}

/** The headers of a response, collapsed: all operations have similar ones. */
function withSummary(Original: ComponentType<object>) {
  return (props: object) => (
    <details>
      <summary>{enApiReference.viewer.headers}</summary>
      <Original {...props} />
    </details>
  );
}

interface ResetProps {
  hasUserEditedBody: boolean;
  onResetClick(): void;
}

/** Restores the example of a body that the reader has changed. */
function ResetBody({ hasUserEditedBody, onResetClick }: ResetProps) {
  if (!hasUserEditedBody) return null;
  return (
    <button type="button" className="btn" onClick={onResetClick}>
      {enApiReference.viewer.resetBody}
    </button>
  );
}

/** What Swagger UI shows in other ways. */
export const viewerParts = {
  // The list has it already.
  OperationSummary: () => () => null,
  // A request can be sent at once.
  TryItOutButton: () => ResetBody,
  SyntaxHighlighter: () => CodeBlock,
  headers: withSummary,
  authorizationPopup: asDialog,
};
