import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

/** A request that a tool can't fulfill. The message says what is wrong and what to do. */
export class ToolError extends Error {
  /** @param sentences joined to the message; empty ones are left out */
  constructor(...sentences: string[]) {
    super(sentences.filter((sentence) => sentence !== '').join(' '));
    this.name = 'ToolError';
  }
}

/** The result of a tool: as data for programs, and as text for models. */
export interface ToolResult<Output> {
  structured: Output;
  text: string;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  /** Purpose of the tool and use of its result, for the model. */
  description: string;
  input: Input;
  output: Output;
  /** Whether it changes the data of a sandbox. All others only read published content. */
  changesSandbox?: boolean;
  /**
   * @param client who calls it, for limits
   * @throws ToolError if it can't fulfill the request
   */
  run(input: z.output<Input>, client: string): Promise<ToolResult<z.input<Output>>>;
}

/** Adds a tool to the server of a client. */
export type AddTool = (server: McpServer, client: string) => void;

/** Defines a tool. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  changesSandbox = false,
  run,
}: Tool<Input, Output>): AddTool {
  const call = async (given: unknown, client: string): Promise<CallToolResult> => {
    try {
      // The server has validated the input, but passes it on without its type.
      const { structured, text } = await run(given as z.output<Input>, client);
      return { structuredContent: structured, content: [{ type: 'text', text }] };
    } catch (error) {
      if (error instanceof ToolError) return errorResult(error.message);
      console.error(`MCP: the tool ${name} failed:`, error);
      return errorResult('The server failed to process this request. Try again later.');
    }
  };
  return (server, client) => {
    server.registerTool<z.ZodObject, z.ZodObject>(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: {
          title,
          readOnlyHint: !changesSandbox,
          idempotentHint: !changesSandbox,
          destructiveHint: false,
          openWorldHint: false,
        },
      },
      (given: unknown) => call(given, client),
    );
  };
}

function errorResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
