import type { ContentIssue } from '../../docs/content-error';
import type { Sample } from './samples';

/**
 * What is wrong with an example of a schema.
 *
 * @returns problems, none when the value is valid, or `null` when there is no schema of that name
 */
export type SchemaCheck = (name: string, value: unknown) => string[] | null;

/** JSON samples that can't be parsed, or that are no example of the schema they name. */
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
        : [{ file, line, reason: 'names a schema, which is for json samples only' }];
    }
    let value: unknown;
    try {
      value = JSON.parse(sample.code);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        { file, line: line + lineOfError(reason, sample.code), reason: `is no JSON: ${reason}` },
      ];
    }
    if (schema === null || !checkSchema) return [];
    const problems = checkSchema(schema, value) ?? [`there is no schema of that name`];
    return problems.map((problem) => ({
      file,
      line,
      reason: `as an example of ${schema}: ${problem}`,
    }));
  });
}

/** The schemas that samples name. */
export function listSchemas(samples: readonly Sample[]): string[] {
  return [...new Set(samples.flatMap(({ schema }) => schema ?? []))].sort();
}

/** JSON parsers name the position in the text; without one the fault is at the end. */
function lineOfError(reason: string, code: string): number {
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? code.length);
  return code.slice(0, position).split('\n').length - 1;
}
