import { type ComponentType, createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { codeFrame } from '../markdown/code-frame';

interface CodeProps {
  language?: string;
  children?: ReactNode;
}

/** Code of Swagger UI, whose own colors have too little contrast, and whose boxes don't scroll by keyboard. */
function CodeBlock({ language = '', children }: CodeProps) {
  return codeFrame(createElement, {
    title: language.toUpperCase(),
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

interface PopupProps {
  authActions: { showDefinitions(shown: false): void };
}

/** Makes the box for credentials a dialog. That of Swagger UI is none for screen readers, and the focus leaves it. */
function asDialog(Original: ComponentType<PopupProps>) {
  return function Dialog(props: PopupProps) {
    const box = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
      const dialog = box.current;
      dialog?.showModal();
      // Returns the focus to the button.
      return () => dialog?.close();
    }, []);
    // In development, React runs the effect twice, and the event arrives when the dialog is open again.
    const close = () => !box.current?.open && props.authActions.showDefinitions(false);
    return (
      <dialog ref={box} closedby="any" aria-label={enApiReference.authorize} onClose={close}>
        <Original {...props} />
      </dialog>
    );
  };
}

/** What Swagger UI shows in other ways. */
export const viewerParts = {
  // The list has it already.
  OperationSummary: () => () => null,
  SyntaxHighlighter: () => CodeBlock,
  headers: withSummary,
  authorizationPopup: asDialog,
};
