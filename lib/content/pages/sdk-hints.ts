import { toHtml } from 'hast-util-to-html';
import { codeToHast } from 'shiki';
import { codeTheme, codeTransformers } from '../plugins/code-theme';
import { type SdkName, sdkEvents, sdkNames } from '../sdk/sdk-names';

/** The hint that a reader sees when the pointer is on a name in code. */
export interface SdkHint {
  /** The highlighted declaration, as HTML. */
  declaration: string;
  /** Plain text. */
  summary: string;
}

/** Hints by name. */
export type SdkHints = Record<string, SdkHint>;

/** The hints of all names that a page describes, events included. */
export async function sdkHints(): Promise<SdkHints> {
  const hints = [...sdkNames, ...sdkEvents].map(async ([name, known]) => [
    name,
    await toHint(known),
  ]);
  return Object.fromEntries(await Promise.all(hints));
}

async function toHint({ declaration, summary }: SdkName): Promise<SdkHint> {
  const root = await codeToHast(declaration, {
    lang: 'ts',
    theme: codeTheme,
    transformers: codeTransformers,
  });
  const pre = root.children[0];
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  const lines = code?.type === 'element' ? code.children : [];
  return {
    declaration: toHtml(lines.flatMap((line) => (line.type === 'element' ? line.children : line))),
    summary: summary.replaceAll('`', ''),
  };
}
