import { fill } from '@/lib/messages/fill';
import { isStored, type Stored, type System, textAt, type ViewerMessages } from './system.client';

interface SummaryProps {
  operationProps: Stored;
  isShown: boolean;
  toggleShown(): void;
}

/** The header of an operation: a heading that contains one button and, when open, a link to it and its scope. */
export function createOperationSummary(system: System, messages: ViewerMessages) {
  const { createElement: h, Fragment } = system.React;

  return function OperationSummary({ operationProps, isShown, toggleShown }: SummaryProps) {
    const [id, method, path, summary] = ['operationId', 'method', 'path', 'summary'].map((key) =>
      textAt(operationProps, key),
    );
    const op = operationProps.get('op');
    const isDeprecated = operationProps.get('deprecated') === true;
    return h(
      Fragment,
      null,
      h(
        'h3',
        { className: 'api-line', 'data-operation': id },
        h(
          'button',
          {
            type: 'button',
            className: 'api-operation',
            'aria-expanded': isShown,
            onClick: toggleShown,
          },
          h(
            'span',
            { className: 'api-method', 'data-method': method?.toUpperCase() },
            method?.toUpperCase(),
          ),
          ' ',
          h('code', null, path),
          ' ',
          h('span', null, summary, isDeprecated && h('em', null, messages.deprecated)),
        ),
      ),
      isShown &&
        h(
          'p',
          { className: 'api-meta' },
          h(
            'a',
            {
              href: `#${encodeURIComponent(id ?? '')}`,
              'aria-label': fill(messages.linkTo, { name: id ?? '' }),
            },
            h('span', { 'aria-hidden': true }, '# '),
            id,
          ),
          isStored(op) &&
            textAt(op, 'x-required-scope') &&
            h('code', null, textAt(op, 'x-required-scope')),
        ),
    );
  };
}
