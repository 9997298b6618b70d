import { namedComponents } from '../../../api/contract/component';
import { startValidation } from '../../../api/http/request/validation';
// Registers the schemas of the contract.
import '../../../api/operations';
import type { ContentIssue } from '../../../content/load/content-error';
import type { Sample } from './samples';

/** Finds JSON samples that can't be parsed or don't match the schema they name. */
export function checkJsonSamples(samples: readonly Sample[]): ContentIssue[] {
  return samples.flatMap((sample) => {
    const { file, line, schema, language, code, unchecked } = sample;
    if (language !== 'json' || unchecked !== null) return [];
    try {
      const value: unknown = JSON.parse(code);
      return schemaProblems(schema, value).map((problem) => ({
        file,
        line,
        reason: `doesn't match the schema ${schema}: ${problem}`,
      }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const at = line + lineOfError(reason, code);
      return [{ file, line: at, reason: `isn't valid JSON: ${reason}` }];
    }
  });
}

function schemaProblems(name: string | null, value: unknown): string[] {
  if (name === null) return [];
  const schema = namedComponents().get(name);
  if (!schema) return ['no schema has that name'];
  const { messages, validate } = startValidation();
  validate(schema, value);
  return messages;
}

/** The parser reports a position in the text; without one, the error is at the end. */
function lineOfError(reason: string, code: string): number {
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? code.length);
  return code.slice(0, position).split('\n').length - 1;
}
