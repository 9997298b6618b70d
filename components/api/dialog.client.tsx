import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import type { ViewerSystem } from './viewer-system';

/** Makes the box for credentials a dialog. That of Swagger UI is none for screen readers, and the focus leaves it. */
export function asDialog(Original: ComponentType<ViewerSystem>) {
  return function Dialog(props: ViewerSystem) {
    const box = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
      const dialog = box.current;
      dialog?.showModal();
      // Returns the focus to the button.
      return () => dialog?.close();
    }, []);
    // In development, React runs the effect twice, and the event arrives when the dialog is open again.
    const close = () => !box.current?.open && props.authActions.showDefinitions(false);
    const label = enApiReference.viewer.authorize;
    return (
      <dialog ref={box} closedby="any" aria-label={label} onClose={close}>
        <Original {...props} />
      </dialog>
    );
  };
}
