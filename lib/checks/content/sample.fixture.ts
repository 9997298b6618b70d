import type { Sample } from './samples';

/** A sample that stands on line 9 of `page.md`, so that its first line of code is line 10. */
export function makeSample(language: string, code: string, more: Partial<Sample> = {}): Sample {
  return {
    file: 'page.md',
    line: 10,
    language,
    code,
    area: 'Sdk',
    isGenerated: false,
    title: null,
    schema: null,
    unchecked: null,
    ...more,
  };
}
