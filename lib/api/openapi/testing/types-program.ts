import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** Files on the disk, which programs share: to parse the declarations of the language takes a second. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** A program of sources in memory, by file name. */
export function programOf(sources: Readonly<Record<string, string>>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  const declarationsIn: typeof getSourceFile = (file, ...rest) => {
    if (!declarations.has(file)) declarations.set(file, getSourceFile.call(host, file, ...rest));
    return declarations.get(file);
  };
  const textOf = (file: string) => sources[file.replace(/^.*\//, '')];
  host.fileExists = (file) => textOf(file) !== undefined || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) => {
    const text = textOf(file);
    return text === undefined
      ? declarationsIn(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };
  return ts.createProgram(Object.keys(sources), OPTIONS, host);
}

/** The messages of the compiler about a program. */
export function compilerMessages(program: ts.Program): string[] {
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
