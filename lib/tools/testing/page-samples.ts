import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'content/docs/Webhooks';
const FENCE = /```(ts|js|php|python) title="([^"]+)"[^\n]*\n(.*?)\n```/gs;
const TOPIC = /^topic: (\S+)$/m;

/** A code sample with a title. */
export interface TitledSample {
  language: string;
  title: string;
  code: string;
  /** The topic of its page, if it has one. */
  topic: string | undefined;
}

/** The titled samples of a page in TypeScript, JavaScript, PHP and Python. */
export function samplesOf(markdown: string): Omit<TitledSample, 'topic'>[] {
  return [...markdown.matchAll(FENCE)].map(([, language = '', title = '', code = '']) => ({
    language,
    title,
    code: `${code}\n`,
  }));
}

/** Lets a sample call other addresses. @param origins by the ones that are replaced */
export function replaceOrigins(code: string, origins: Readonly<Record<string, string>>): string {
  return Object.entries(origins).reduce((text, [from, to]) => text.replaceAll(from, to), code);
}

/** The titled samples of all webhook pages, in the same languages. */
export function readPageSamples(): TitledSample[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const topic = TOPIC.exec(text)?.[1];
      return samplesOf(text).map((sample) => ({ ...sample, topic }));
    });
}
