import type { ContentIssue } from '../../docs/content-error';
import type { Sample } from './samples';

/**
 * Validates an example of a schema.
 *
 * @returns the problems, empty if the value is valid, or `null` if no schema has that name
 */
export type SchemaCheck = (name: string, value: unknown) => string[] | null;

/** Finds JSON samples that can't be parsed or don't match the schema they name. */
export function checkJsonSamples(
  samples: readonly Sample[],
  checkSchema?: SchemaCheck,
): ContentIssue[] {
  return samples.flatMap((sample) => {
    const { file, line, schema } = sample;
    if (sample.unchecked !== null) return [];
    if (sample.language !== 'json') {
      return schema === null
        ? []
        : [{ file, line, reason: 'names a schema, which only json samples can' }];
    }
    let value: unknown;
    try {
      value = JSON.parse(sample.code);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          file,
          line: line + lineOfError(reason, sample.code),
          reason: `isn't valid JSON: ${reason}`,
        },
      ];
    }
    if (schema === null || !checkSchema) return [];
    const problems = checkSchema(schema, value) ?? ['no schema has that name'];
    return problems.map((problem) => ({
      file,
      line,
      reason: `doesn't match the schema ${schema}: ${problem}`,
    }));
  });
}

/** The schemas that samples name. */
export function listSchemas(samples: readonly Sample[]): string[] {
  return [...new Set(samples.flatMap(({ schema }) => schema ?? []))].sort();
}

/** The parser reports a position in the text; without one, the error is at the end. */
function lineOfError(reason: string, code: string): number {
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? code.length);
  return code.slice(0, position).split('\n').length - 1;
}
