/** A step of a reader who follows a page. */
export type PageStep =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'commands'; terminal: string; text: string; output: ExpectedOutput | null };

/** The output that a page shows after its commands. */
export interface ExpectedOutput {
  language: string;
  /** `…` stands for any text, as does a fact that the build inserts. */
  text: string;
}

const FENCE = /^```(\w+)(?: (.*))?$/;
const TAB = /^<Tab .*value="([^"]+)">$/;
const FILE = /^(?:[\w[\]-]+\/)*[\w-]+(?:\.\w+)+$/;
const COMMANDS = /[Tt]erminal$/;
const OUTPUT = 'Output';

/**
 * Reads the files to save, the commands to run, and their output from a page. Files are samples whose title is a path,
 * commands are those in a terminal.
 *
 * @param tab value of the tabs that the reader has chosen
 */
export function pageStepsOf(markdown: string, tab?: string): PageStep[] {
  const steps: PageStep[] = [];
  for (const { language, title, text } of fencesOf(markdown, tab)) {
    const last = steps.at(-1);
    if (language === 'bash' && COMMANDS.test(title)) {
      steps.push({ kind: 'commands', terminal: title, text, output: null });
    } else if (title === OUTPUT) {
      if (last?.kind !== 'commands') throw new Error(`No command has the output:\n${text}`);
      last.output = { language, text };
    } else if (FILE.test(title)) {
      steps.push({ kind: 'file', path: title, text: `${text}\n` });
    }
  }
  return steps;
}

interface Fence {
  language: string;
  title: string;
  text: string;
}

function fencesOf(markdown: string, chosen: string | undefined): Fence[] {
  const fences: Fence[] = [];
  let tab: string | null = null;
  let open: Fence | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    if (open) {
      if (line !== '```') lines.push(line);
      else {
        if (tab === null || chosen === undefined || tab === chosen) {
          fences.push({ ...open, text: lines.join('\n') });
        }
        open = null;
      }
      continue;
    }
    const [, value] = TAB.exec(line) ?? [];
    if (value) tab = value;
    if (line === '</Tab>') tab = null;
    const [, language, meta = ''] = FENCE.exec(line) ?? [];
    if (!language) continue;
    open = { language, title: /title="([^"]*)"/.exec(meta)?.[1] ?? '', text: '' };
    lines.length = 0;
  }
  return fences;
}

/** A pattern for the output that a page shows. Spaces in JSON don't matter. */
export function outputPattern({ language, text }: ExpectedOutput): RegExp {
  const normal = language === 'json' ? JSON.stringify(JSON.parse(text)) : text;
  const escaped = normal
    .replace(/<Fact of="\w+" \/>/g, '…')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('…', '[\\s\\S]*?');
  return new RegExp(`^${escaped}$`);
}

/** An output in the form that {@link outputPattern} matches. */
export function normalOutput({ language }: ExpectedOutput, output: string): string {
  if (language !== 'json') return output.trim();
  return JSON.stringify(JSON.parse(output));
}
