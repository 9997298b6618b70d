import { z } from 'zod';
import {
  attributesOf,
  getWidget,
  placeholderHtml,
  WIDGETS,
  type WidgetAttribute,
} from '../../../content/sdk/widgets';
import { siteAddress } from '../../../site/config/site-address';
import { closestNames, didYouMean } from '../../../site/suggestions/did-you-mean';
import { MCP_LIMITS } from '../limits';
import recorded from '../recorded-widgets.data.json' with { type: 'json' };
import { defineTool, ToolError } from '../tool';

const { nameLength, attributeLength } = MCP_LIMITS;

/** Shows a widget of the storefront SDK: its placeholder, and what it renders. */
export const renderWidget = defineTool({
  name: 'render_widget',
  title: 'Render a widget',
  description:
    'Returns the placeholder of a widget of the storefront SDK with the attributes that you pass, after validating them by their declared types, all attributes of the widget, and the HTML of its picture: the widget in its place in the demo shop, rendered with recorded data. This HTML is the same for all attributes, and nothing is executed. Find widgets with search_docs.',
  input: z.strictObject({
    widget: z
      .string()
      .max(nameLength)
      .describe('Name of the widget, such as "reviews_average" or "rewards_history_page".'),
    attributes: z
      .record(z.string().max(nameLength), z.string().max(attributeLength))
      .default({})
      .describe('Values of attributes by name, such as {"data-laurel-product-id": "880010"}.'),
  }),
  output: z.strictObject({
    widget: z.string(),
    title: z.string(),
    address: z.string().describe('Address of the page about the widget.'),
    markup: z.string().describe('The placeholder to put into a page.'),
    attributes: z.array(
      z.strictObject({
        name: z.string(),
        type: z.string(),
        values: z.array(z.string()).describe('Allowed values of a choice; empty for other types.'),
        default: z.string().nullable(),
        required: z.boolean(),
        description: z.string(),
      }),
    ),
    html: z
      .string()
      .describe('The widget in its place in the demo shop, rendered with recorded data.'),
  }),
  async run({ widget: name, attributes: given }) {
    const known = WIDGETS.map((each) => each.name);
    const found = known.find((each) => each === name);
    if (!found) {
      throw new ToolError(
        `There is no widget "${name}".`,
        didYouMean(closestNames(name, known)),
        `Widgets: ${known.join(', ')}.`,
      );
    }
    const widget = getWidget(found);
    const attributes = attributesOf(widget);
    validate(given, attributes);
    const markup = placeholderHtml(widget, given);
    const html = recorded[found];
    return {
      structured: {
        widget: found,
        title: widget.title,
        address: siteAddress(`/docs/${widget.slug}`),
        markup,
        attributes: attributes.map((each) => ({
          name: each.name,
          type: each.type,
          values: [...(each.values ?? [])],
          default: each.default,
          required: each.required ?? false,
          description: each.description,
        })),
        html,
      },
      text: `${markup}\n\nRendered with recorded data:\n\n${html}`,
    };
  },
});

/** @throws ToolError that names the first attribute that is unknown or has an invalid value */
function validate(given: Readonly<Record<string, string>>, known: readonly WidgetAttribute[]) {
  for (const [name, text] of Object.entries(given)) {
    const attribute = known.find((each) => each.name === name);
    if (!attribute) {
      const names = known.map((each) => each.name);
      throw new ToolError(
        `The widget has no attribute \`${name}\`.`,
        didYouMean(closestNames(name, names)),
        `Its attributes: ${names.join(', ')}.`,
      );
    }
    const { error } = textsOf(attribute).safeParse(text);
    if (error) throw new ToolError(`\`${name}\`: ${error.issues[0]?.message}`);
  }
}

/** The texts that an attribute accepts. */
function textsOf({ type, values = [], range }: WidgetAttribute): z.ZodType {
  const [min, max] = range ?? [1, Number.MAX_SAFE_INTEGER];
  const limits = range ? `from ${min} to ${max}` : 'of 1 or more';
  switch (type) {
    case 'boolean':
      return z.enum(['true', 'false'], 'The value must be true or false.');
    case 'choice':
      return z.enum(values, `The value must be one of ${values.join(', ')}.`);
    case 'integer':
      return z
        .string()
        .refine(
          (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
          `The value must be an integer ${limits}, digits only.`,
        );
    case 'money':
      return z
        .string()
        .regex(/^\d+(\.\d+)?$/, 'The value must be a decimal number, such as 84.50.');
    case 'text':
      return z.string();
  }
}
