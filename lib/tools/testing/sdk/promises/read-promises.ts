import { readFileSync } from 'node:fs';
import { WIDGETS } from '../../../../content/sdk/widgets';

/** A sentence of the page of a widget under "What the customer sees". */
export interface WidgetPromise {
  widget: string;
  /** What the sentence is about: bold in the page. */
  label: string;
  sentence: string;
}

const SECTION = /^## What the customer sees\n(.*?)^## /ms;
const ITEM = /^- \*\*(.+?):\*\* (.+)$/gm;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What the pages of the widgets promise, sentence by sentence. @throws Error if a page has text beside the list */
export function readPromises(): WidgetPromise[] {
  return WIDGETS.flatMap(({ name: widget, slug }) => {
    const page = readFileSync(`content/docs/${slug}.md`, 'utf8');
    const section = SECTION.exec(page)?.[1] ?? '';
    const rest = section.replace(ITEM, '').trim();
    if (rest) throw new Error(`The promises of ${widget} must be a list: ${rest}`);
    return [...section.matchAll(ITEM)].flatMap(([, label = '', text = '']) =>
      [...sentences.segment(text)].map(({ segment }) => ({
        widget,
        label,
        sentence: segment.trim(),
      })),
    );
  });
}
