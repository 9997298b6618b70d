import { z } from 'zod';
import { siteAddress } from '../../../site/config/site-address';
import { closestNames, didYouMean } from '../../../site/suggestions/did-you-mean';
import recorded from '../generated/sample-runs.json' with { type: 'json' };
import { MCP_LIMITS } from '../limits';
import { defineTool, ToolError } from '../tool';

/** What tests recorded of a sample: its calls, requests, events and output. */
export interface RecordedRun {
  /** Path of its page. */
  page: string;
  /** Path of its file in a theme or an app. */
  file: string;
  /** Hash of the code that ran. */
  code: string;
  entries: readonly {
    kind: 'action' | 'call' | 'request' | 'event' | 'output' | 'link';
    /**
     * What the customer does, the call as code, the request with its status, the name of the event, the output, or the
     * address of the link.
     */
    text: string;
    /** Result of the call, or payload of the event. */
    data?: unknown;
  }[];
}

const runs: ReadonlyMap<string, RecordedRun> = new Map(
  Object.entries(recorded as unknown as Record<string, RecordedRun>),
);

/** Shows what a sample of the storefront SDK does. */
export const runSample = defineTool({
  name: 'run_sample',
  title: 'Show the run of a code sample',
  description:
    'Returns what a code sample of the storefront SDK, a plain script or React components, does in the demo shop: its calls with their results, requests, events and console output, in order. The customer is Mara, with 320.5 points, who clicks what the sample shows, and the widget of its page. Lists with more than two items are shortened. Tests have recorded it with the code of the page; nothing is executed. Pages of the SDK as Markdown have the id of each sample.',
  input: z.strictObject({
    sample: z
      .string()
      .max(MCP_LIMITS.nameLength)
      .describe('Id of the sample, such as "modules-rewards-methods-redeemReward-redeem".'),
  }),
  output: z.strictObject({
    sample: z.string(),
    file: z.string().describe('Path of its file in a theme or an app.'),
    address: z.string().describe('Address of its page.'),
    entries: z.array(
      z.strictObject({
        kind: z.enum(['action', 'call', 'request', 'event', 'output', 'link']),
        text: z.string(),
        data: z.unknown().optional().describe('Result of a call, or payload of an event.'),
      }),
    ),
  }),
  async run({ sample }) {
    const found = runs.get(sample);
    if (!found) {
      throw new ToolError(
        `There is no sample "${sample}".`,
        didYouMean(closestNames(sample, [...runs.keys()])),
        'The Markdown of a page of the SDK has the ids of its samples.',
      );
    }
    const { page, file, entries } = found;
    const lines = entries.map(
      ({ kind, text, data }) =>
        `${kind}: ${text}${data === undefined ? '' : `\n  ${JSON.stringify(data)}`}`,
    );
    return {
      structured: { sample, file, address: siteAddress(page), entries: [...entries] },
      text: `${file}\n\n${lines.join('\n')}`,
    };
  },
});
