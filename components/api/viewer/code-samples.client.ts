import type { ComponentType, System, ViewerMessages } from './system.client';
import { isStored, textAt } from './system.client';

interface ResponsesProps {
  path: string;
  method: string;
}

interface Sample {
  label: string;
  source: string;
}

/** The language that the reader chose last, shared by all operations. */
let chosenLabel = '';

/** Shows the code samples of the document, with a button for each language, before the responses of an operation. */
export function addCodeSamples(messages: ViewerMessages) {
  return (Original: ComponentType<ResponsesProps>, system: System) => {
    const { createElement: h, Fragment, useId, useState } = system.React;

    function Samples({ samples }: { samples: Sample[] }) {
      const id = useId();
      const [label, setLabel] = useState(chosenLabel);
      const shown = samples.find((sample) => sample.label === label) ?? samples[0];
      const Code = system.getSystem().getComponent('HighlightCode');
      return h(
        'section',
        { className: 'api-samples' },
        h(
          'div',
          { className: 'opblock-section-header' },
          h('h4', { id }, messages.samples),
          h(
            'div',
            { role: 'group', 'aria-labelledby': id },
            samples.map((sample) =>
              h(
                'button',
                {
                  key: sample.label,
                  type: 'button',
                  'aria-pressed': sample === shown,
                  onClick: () => {
                    chosenLabel = sample.label;
                    setLabel(sample.label);
                  },
                },
                sample.label,
              ),
            ),
          ),
        ),
        h(Code, { language: shown?.label }, shown?.source),
      );
    }

    return function Responses(props: ResponsesProps) {
      const { specSelectors } = system.getSystem();
      const samples = samplesOf(
        specSelectors.specResolvedSubtree(['paths', props.path, props.method]),
      );
      return h(Fragment, null, samples.length > 0 && h(Samples, { samples }), h(Original, props));
    };
  };
}

function samplesOf(operation: unknown): Sample[] {
  const found = isStored(operation) ? operation.get('x-codeSamples') : undefined;
  const list = isList(found) ? found.toArray() : [];
  return list.filter(isStored).map((sample) => ({
    label: textAt(sample, 'label') || textAt(sample, 'lang'),
    source: textAt(sample, 'source'),
  }));
}

function isList(value: unknown): value is { toArray(): unknown[] } {
  return typeof value === 'object' && value !== null && 'toArray' in value;
}
