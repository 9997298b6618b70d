import { spawnSync } from 'node:child_process';
import type { ContentIssue } from '../../docs/content-error';
import type { Sample } from './samples';

interface Linter {
  command: string;
  /** Reads the code from its standard input. */
  arguments: string[];
  /** Line within the code. */
  line: RegExp;
}

const LINTERS: Readonly<Record<string, Linter>> = {
  php: { command: 'php', arguments: ['-l'], line: /on line (\d+)/ },
  bash: { command: 'bash', arguments: ['-n'], line: /line (\d+):/ },
};

/** Whether samples of a language can be checked by {@link lintSamples} on this machine. */
export function canLint(language: 'bash' | 'php'): boolean {
  const linter = LINTERS[language];
  return linter !== undefined && spawnSync(linter.command, ['--version']).status === 0;
}

/** PHP and shell samples whose syntax the language itself refuses. */
export function lintSamples(samples: readonly Sample[], language: 'bash' | 'php'): ContentIssue[] {
  const linter = LINTERS[language];
  if (!linter) return [];
  return samples.flatMap((sample) => {
    const { file, line, code } = sample;
    if (sample.language !== language || sample.unchecked !== null) return [];
    if (language === 'php' && !code.trimStart().startsWith('<?php')) {
      return [{ file, line, reason: 'is PHP without "<?php" at its beginning' }];
    }
    const run = spawnSync(linter.command, linter.arguments, { input: code, encoding: 'utf8' });
    if (run.status === 0) return [];
    const output = `${run.stdout}${run.stderr}`.trim().split('\n');
    const reason = output.find((text) => linter.line.test(text)) ?? output[0] ?? 'unknown error';
    const lineInCode = Number(linter.line.exec(reason)?.[1] ?? 1);
    return [{ file, line: line + lineInCode - 1, reason: `is no ${language}: ${reason}` }];
  });
}
