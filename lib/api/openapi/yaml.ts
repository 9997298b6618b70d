import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { stringify } from 'yaml';

/**
 * A document as YAML that every parser reads as the same JSON. Strings that YAML 1.1 takes for timestamps, numbers or
 * booleans are quoted, since many parsers still follow that version.
 */
export function toYaml(document: OpenAPIObject): string {
  return stringify(document, {
    schema: 'yaml-1.1',
    lineWidth: 100,
    blockQuote: 'literal',
    aliasDuplicateObjects: false,
  });
}
