import { spawnSync } from 'node:child_process';
import type { ContentIssue } from '../../../content/load/content-error';
import type { Sample } from './samples';

interface SyntaxChecker {
  command: string;
  /** With these, the command reads the code from standard input. */
  arguments: string[];
  /** Finds the line number in the error message. */
  line: RegExp;
}

const SYNTAX_CHECKERS: Readonly<Record<string, SyntaxChecker>> = {
  php: { command: 'php', arguments: ['-l'], line: /on line (\d+)/ },
  bash: { command: 'bash', arguments: ['-n'], line: /line (\d+):/ },
};

/** Whether this machine has the interpreter that {@link checkSyntax} needs. */
export function canCheckSyntax(language: 'bash' | 'php'): boolean {
  const checker = SYNTAX_CHECKERS[language];
  return checker !== undefined && spawnSync(checker.command, ['--version']).status === 0;
}

/** Finds syntax errors in PHP and shell samples with the language's own interpreter. */
export function checkSyntax(samples: readonly Sample[], language: 'bash' | 'php'): ContentIssue[] {
  const checker = SYNTAX_CHECKERS[language];
  if (!checker) return [];
  return samples.flatMap((sample) => {
    const { file, line, code } = sample;
    if (sample.language !== language || sample.unchecked !== null) return [];
    if (language === 'php' && !code.trimStart().startsWith('<?php')) {
      return [{ file, line, reason: `is PHP that doesn't begin with "<?php"` }];
    }
    const run = spawnSync(checker.command, checker.arguments, { input: code, encoding: 'utf8' });
    if (run.status === 0) return [];
    const output = `${run.stdout}${run.stderr}`.trim().split('\n');
    const reason = output.find((text) => checker.line.test(text)) ?? output[0] ?? 'unknown error';
    const lineInCode = Number(checker.line.exec(reason)?.[1] ?? 1);
    return [{ file, line: line + lineInCode - 1, reason: `isn't valid ${language}: ${reason}` }];
  });
}
