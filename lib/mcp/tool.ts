import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

/** A request that a tool can't fulfill. The message tells the model what is wrong and what to do. */
export class ToolError extends Error {
  /** @param sentences joined to the message; empty ones are left out */
  constructor(...sentences: string[]) {
    super(sentences.filter((sentence) => sentence !== '').join(' '));
    this.name = 'ToolError';
  }
}

/** What a tool answers: the same for programs and for models that read. */
export interface ToolResult<Output> {
  structured: Output;
  text: string;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  /** For the model: what the tool is for, and what to do with what it answers. */
  description: string;
  input: Input;
  output: Output;
  /** @throws ToolError when the answer is that it can't be done */
  run(input: z.output<Input>): Promise<ToolResult<z.input<Output>>>;
}

/** A tool that can be added to a server, whatever it takes and answers. */
export type AddTool = (server: McpServer) => void;

/** Makes a tool that only reads what this site publishes. */
export function readOnlyTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): AddTool {
  const { name, title, description, input, output, run } = tool;
  const answer = async (given: unknown): Promise<CallToolResult> => {
    try {
      // Parsed by the server already; what it hands on has lost its type.
      const { structured, text } = await run(given as z.output<Input>);
      return { structuredContent: structured, content: [{ type: 'text', text }] };
    } catch (error) {
      if (error instanceof ToolError) return refusal(error.message);
      console.error(`MCP: the tool ${name} failed:`, error);
      return refusal('This can not be answered now. The fault is on the side of the server.');
    }
  };
  return (server) => {
    server.registerTool<z.ZodObject, z.ZodObject>(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: {
          title,
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      answer,
    );
  };
}

function refusal(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
