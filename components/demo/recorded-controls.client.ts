import { closestTarget } from '@/lib/browser/closest-target';

/** Placeholders of widgets. All of their classes end like this. */
export const PLACEHOLDER = '[class$=-placeholder]';
const CONTROLS = 'button, input';

/** A control of a widget with recorded data, which does nothing before the shop lives. */
export interface RecordedControl {
  placeholder: HTMLElement;
  /** Its place among the controls of the widget. */
  index: number;
}

/** The recorded control that a click activates; `null` for everything else, also in a widget that runs. */
export function recordedControl(event: MouseEvent): RecordedControl | null {
  const control = closestTarget(event, CONTROLS);
  const placeholder = control?.closest<HTMLElement>(PLACEHOLDER);
  if (!control || !placeholder || placeholder.shadowRoot) return null;
  return { placeholder, index: [...placeholder.querySelectorAll(CONTROLS)].indexOf(control) };
}

/** Whether a click is in the picture of a large widget. Its controls are inert, because their places may change. */
export function isPicture(event: MouseEvent): boolean {
  const placeholder = closestTarget(event, '[role=img]')?.closest(PLACEHOLDER);
  return placeholder ? !placeholder.shadowRoot : false;
}

/** Activates the same control of the widget that runs in its place. */
export function activateAgain({ placeholder, index }: RecordedControl): void {
  const control = placeholder.shadowRoot?.querySelectorAll<HTMLElement>(CONTROLS)[index];
  control?.focus();
  control?.click();
}
