import type { Sample } from './samples';

/** A sample whose fence is on line 9 of `page.md` and whose code begins on line 10. */
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
    run: null,
    ...more,
  };
}
