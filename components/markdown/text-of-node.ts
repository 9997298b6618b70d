import { isValidElement, type ReactNode } from 'react';

/** The text that an element would show: for names of controls. */
export function textOfNode(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOfNode).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOfNode(node.props.children);
  return '';
}
