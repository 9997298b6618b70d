import type { WidgetEvent } from './definition';

/**
 * Returns the two events that dialogs fire.
 *
 * @param modals names of the dialogs in the payload
 */
export function dialogEvents(...modals: readonly string[]): WidgetEvent[] {
  const names = modals.map((modal) => `\`${modal}\``).join(', ');
  return [
    { name: 'modal_opened', when: `A dialog of the widget has opened: ${names}.` },
    {
      name: 'modal_closed',
      when: `A dialog of the widget has closed, completed or dismissed: ${names}.`,
    },
  ];
}

/** Returns the two events of a panel that opens over the page. */
export function overlayEvents(widget: string): WidgetEvent[] {
  return [
    { name: 'widget_opened', when: `The panel has opened (\`widget\` is \`${widget}\`).` },
    {
      name: 'widget_closed',
      when: `The panel has closed (\`widget\` is \`${widget}\`): by its button, Escape, a click outside it, or a method.`,
    },
  ];
}
