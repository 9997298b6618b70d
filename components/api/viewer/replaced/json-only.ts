/** Replaces the YAML library of Swagger UI: documents and examples are always JSON on this site. */
export const JSON_SCHEMA = undefined;

export default {
  load: (text: string): unknown => JSON.parse(text),
  dump: (value: unknown): string => JSON.stringify(value, null, 2),
};
