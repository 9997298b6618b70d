import { toCurl } from './curl';
import { toGo } from './go';
import { toJavaScript } from './javascript';
import { toPhp } from './php';
import { toPython } from './python';
import type { SampleRequest } from './request';
import { toRuby } from './ruby';

/** A language that pages show requests in. */
export interface SnippetLanguage {
  /** Value of its tab; shared with the other tabs for code on a server. */
  value: string;
  title: string;
  /** Its name at GitHub, as in `x-codeSamples`. */
  linguist: string;
  /** Language of the fence. */
  fence: string;
  /** Writes a request. */
  write: (request: SampleRequest) => string;
}

/** The languages of example requests, in the order of their tabs. */
export const snippetLanguages: readonly SnippetLanguage[] = [
  { value: 'curl', title: 'curl', linguist: 'Shell', fence: 'bash', write: toCurl },
  { value: 'node', title: 'Node.js', linguist: 'JavaScript', fence: 'js', write: toJavaScript },
  { value: 'php', title: 'PHP', linguist: 'PHP', fence: 'php', write: toPhp },
  { value: 'python', title: 'Python', linguist: 'Python', fence: 'python', write: toPython },
  { value: 'ruby', title: 'Ruby', linguist: 'Ruby', fence: 'ruby', write: toRuby },
  { value: 'go', title: 'Go', linguist: 'Go', fence: 'go', write: toGo },
];
