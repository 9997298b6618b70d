import { fill } from '@/lib/messages/fill';
import { isStored, type Stored, type System, textAt, type ViewerMessages } from './system.client';

/** Replaces the header of an open operation with a link to it and its scope. Its heading is outside, and stays when it closes. */
export function createOperationMeta(system: System, messages: ViewerMessages) {
  const { createElement: h } = system.React;

  return function OperationMeta({ operationProps }: { operationProps: Stored }) {
    const id = textAt(operationProps, 'operationId');
    const op = operationProps.get('op');
    const scope = isStored(op) ? textAt(op, 'x-required-scope') : '';
    return h(
      'p',
      { className: 'api-meta' },
      h(
        'a',
        { href: `#${encodeURIComponent(id)}`, 'aria-label': fill(messages.linkTo, { name: id }) },
        h('span', { 'aria-hidden': true }, '# '),
        id,
      ),
      scope !== '' && h('span', null, messages.scope, ' ', h('code', null, scope)),
    );
  };
}
