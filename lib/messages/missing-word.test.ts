import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FILE = join(import.meta.dirname, 'virtual.ts');

/** What the compiler says of a locale that is made from the English one. */
function complaintsOf(locale: string): string[] {
  const source = `import type { Messages } from './index';
import { en } from './en';
export const words: Messages = ${locale};`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the words of a locale', { timeout: 30_000 }, () => {
  it('are complete when every key has a text of its own', () => {
    expect(complaintsOf(`{ ...en, next: 'Weiter' }`)).toEqual([]);
  });

  it('do not compile when one is missing', () => {
    const complaints = complaintsOf('(({ next, ...rest }) => rest)(en)');
    expect(complaints.join()).toContain("Property 'next' is missing");
  });

  it('do not compile when one of a group is missing', () => {
    const complaints = complaintsOf(
      `{ ...en, shortcuts: (({ help, ...rest }) => rest)(en.shortcuts) }`,
    );
    expect(complaints.join()).toContain("Property 'help' is missing");
  });

  it('do not compile with a word that nobody asks for', () => {
    expect(complaintsOf(`{ ...en, nextt: 'Weiter' }`).join()).toContain("'nextt' does not exist");
  });
});
