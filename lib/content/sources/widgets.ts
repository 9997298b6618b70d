import type { RootContent } from 'mdast';
import { en } from '../../site/messages/en';
import type { ContentIndex } from '../pages/page';
import { tagAttribute } from '../plugins/tag-attribute';
import { widgetRule } from '../sdk/widget-rules';
import {
  attributesOf,
  eventsOf,
  getWidget,
  placeholderHtml,
  WIDGETS,
  type WidgetAttribute,
} from '../sdk/widgets';
import { WIDGET_ALT_TEXTS } from '../sdk/widgets/alt-texts.data';
import { listOfCards } from '../tags/cards';
import { defineSource, type TagDefinition } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { blocks, code, codeLink, codeSpan, table, tag } from './nodes';
import { subjectUrls } from './subject-pages';

/** The picture of a widget: HTML shows it, page Markdown and search have its description. */
export const picture: TagDefinition = {
  ...defineSource('Picture', (of) => {
    const widget = getWidget(of);
    const image = tag('Picture', { of, alt: WIDGET_ALT_TEXTS[widget.name] }, []);
    return [
      runButton(en.tryIt, { widget: widgetRule(widget), html: placeholderHtml(widget) }, [image]),
    ];
  }),
  markdown: (node) => [
    {
      type: 'paragraph',
      children: [{ type: 'text', value: `Picture: ${tagAttribute(node, 'alt')}` }],
    },
  ],
};

/** The pictures of all widgets, each with a link to its page; in page Markdown, the links. */
const gallery: TagDefinition = {
  name: 'WidgetGallery',
  attributes: {},
  expand: (_, { index }) => {
    const cards = WIDGETS.map(({ name, slug, place }) => {
      const page = index.pages.get(slug);
      if (!page) throw new Error(`the widget "${name}" has no page "${slug}"`);
      const { title, url, description } = page;
      return tag('WidgetCard', { of: name, title, href: url, place }, blocks(description));
    });
    return [tag('WidgetGallery', {}, cards)];
  },
  markdown: listOfCards,
};

/** The HTML to copy into a page. */
function placeholder(of: string): RootContent[] {
  return [code('html', 'Placeholder', placeholderHtml(getWidget(of)))];
}

/** All attributes that a widget reads. */
function attributes(of: string): RootContent[] {
  const rows = attributesOf(getWidget(of)).map((attribute) => [
    codeSpan(attribute.name) + noteOf(attribute),
    codeSpan(attribute.values?.join(' | ') ?? attribute.type),
    attribute.description,
  ]);
  return [table(`Attributes of ${of}`, 'fields', ['Name', 'Type', 'Meaning'], rows)];
}

/** The events of a widget, each linked to its page. */
function widgetEvents(of: string, index: ContentIndex): RootContent[] {
  const urls = subjectUrls(index, 'event');
  const rows = eventsOf(getWidget(of)).map(({ name, when }) => [
    codeLink(name, urls.get(name)),
    when,
  ]);
  return [table(`Events of ${of}`, 'list', ['Event', 'When'], rows)];
}

function noteOf({ required, unless, default: value }: WidgetAttribute): string {
  if (required) return unless ? ` *required unless ${unless}*` : ' *required*';
  return value === null ? ' *optional*' : ` *optional, default ${value}*`;
}

export const widgetTags = [
  gallery,
  defineSource('Placeholder', placeholder),
  defineSource('Attributes', attributes),
  defineSource('WidgetEvents', widgetEvents),
];
