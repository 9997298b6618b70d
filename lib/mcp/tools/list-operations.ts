import { z } from 'zod';
import { listCalls } from '../api-operations';
import { MCP_LIMITS } from '../limits';
import { readOnlyTool } from '../tool';

/** Lists the calls of the REST API. */
export const listOperations = readOnlyTool({
  name: 'list_operations',
  title: 'List the calls of the REST API',
  description:
    'Lists the calls of the REST API v2 with name, method, path, scope and a summary, by group. Describe one with read_operation.',
  input: z.strictObject({
    group: z
      .string()
      .max(MCP_LIMITS.nameLength)
      .optional()
      .describe('Only calls of one group, such as "Rewards"; leave it out for all.'),
  }),
  output: z.strictObject({
    operations: z.array(
      z.strictObject({
        operation: z.string(),
        method: z.string(),
        path: z.string(),
        group: z.string(),
        summary: z.string(),
        scope: z.string().nullable().describe('Scope that the token needs; null for none.'),
        deprecated: z.boolean(),
      }),
    ),
    groups: z.array(z.string()).describe('All groups that there are.'),
  }),
  async run({ group }) {
    const groups = [...new Set(listCalls().map((call) => call.group))];
    const operations = listCalls()
      .filter((call) => group === undefined || call.group.toLowerCase() === group.toLowerCase())
      .map(({ id, method, path, group: own, summary, scope, deprecated }) => ({
        operation: id,
        method,
        path,
        group: own,
        summary,
        scope,
        deprecated,
      }));
    const lines = operations.map(
      ({ operation, method, path, summary, scope }) =>
        `- ${operation}: ${method} ${path}. ${summary}.${scope ? ` Scope ${scope}.` : ''}`,
    );
    return {
      structured: { operations, groups },
      text: lines.join('\n') || `There is no such group. Groups: ${groups.join(', ')}.`,
    };
  },
});
