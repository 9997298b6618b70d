/** Stands in for the YAML library of Swagger UI: documents and examples are JSON here. */
export const JSON_SCHEMA = undefined;

export default {
  load: (text: string): unknown => JSON.parse(text),
  dump: (value: unknown): string => JSON.stringify(value, null, 2),
};
