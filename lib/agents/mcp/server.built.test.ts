import { describe, expect, it } from 'vitest';
import { setUpClient } from './testing/built-client';

const { client } = setUpClient();

describe('a client of the protocol', () => {
  it('reads the name and the capabilities of the server', () => {
    expect(client().getServerVersion()).toMatchObject({
      name: 'laurel-docs',
      title: 'Laurel Docs',
    });
    expect(client().getServerCapabilities()).toEqual({ tools: { listChanged: false } });
    expect(client().getInstructions()).toContain('search_docs');
  });

  it('lists tools that only read, and one for a sandbox, each with a strict input schema and a description', async () => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_pages',
      'list_operations',
      'read_operation',
      'validate_payload',
      'render_widget',
      'run_sample',
      'call_sandbox',
    ]);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toMatch(/\S/);
      expect(description?.length, name).toBeGreaterThan(80);
      const isReading = name !== 'call_sandbox';
      expect(annotations, name).toMatchObject({
        readOnlyHint: isReading,
        idempotentHint: isReading,
        destructiveHint: false,
        openWorldHint: false,
      });
      expect(inputSchema.additionalProperties, name).toBe(false);
      expect(outputSchema?.type, name).toBe('object');
      for (const [key, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect(schema, `${name}.${key}`).toHaveProperty('description');
      }
    }
  });
});
