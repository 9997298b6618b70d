import { z } from 'zod';
import { operations } from '../../../api/operations';
import { methodOf } from '../api-operations';
import { MCP_LIMITS } from '../limits';
import { defineTool } from '../tool';

/** Lists the operations of the Private API. */
export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List the operations of the Private API',
  description:
    'Lists the operations of the Private API v2 with name, method, path, scope and summary, by group. read_operation describes one of them.',
  input: z.strictObject({
    group: z
      .string()
      .max(MCP_LIMITS.nameLength)
      .optional()
      .describe('Return only the operations of this group, such as "Rewards". Defaults to all.'),
  }),
  output: z.strictObject({
    operations: z.array(
      z.strictObject({
        operation: z.string(),
        method: z.string(),
        path: z.string(),
        group: z.string(),
        summary: z.string(),
        scope: z.string().nullable().describe('Scope that the token requires; null for none.'),
        deprecated: z.boolean(),
      }),
    ),
    groups: z.array(z.string()).describe('Names of all groups.'),
  }),
  async run({ group }) {
    const groups = [...new Set(operations.map(({ tag }) => tag))];
    const listed = operations
      .filter(({ tag }) => group === undefined || tag.toLowerCase() === group.toLowerCase())
      .map((operation) => ({
        operation: operation.id,
        method: methodOf(operation),
        path: operation.path,
        group: operation.tag,
        summary: operation.summary,
        scope: operation.access.scope ?? null,
        deprecated: operation.deprecated,
      }));
    const lines = listed.map(
      ({ operation, method, path, summary, scope }) =>
        `- ${operation}: ${method} ${path}. ${summary}.${scope ? ` Scope ${scope}.` : ''}`,
    );
    return {
      structured: { operations: listed, groups },
      text: lines.join('\n') || `There is no group "${group}". Groups: ${groups.join(', ')}.`,
    };
  },
});
