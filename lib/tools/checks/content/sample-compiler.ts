import { join } from 'node:path';
import ts from 'typescript';
import type { ContentIssue } from '../../../content/load/content-error';
import { findImported, type SampleFile, toSampleFiles } from './sample-files';
import type { Sample } from './samples';

const DECLARATIONS = 'lib/content/sdk/declarations';

/** Codes for unused names. A sample that shows nothing but imports is allowed to have them. */
const UNUSED: ReadonlySet<number> = new Set([6133, 6192]);

/** Parsed declarations, shared by all programs. */
const declarationSources = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles the TypeScript, TSX and JavaScript samples against the declarations of the SDK; server samples against
 * the types of Node.js instead.
 *
 * @returns the errors, with line numbers of the Markdown files
 */
export function compileSamples(root: string, samples: readonly Sample[]): ContentIssue[] {
  const files = toSampleFiles(join(root, 'lib/content/sdk/samples'), samples);
  const options = readOptions(root);
  const declarations = ts.sys.readDirectory(join(root, DECLARATIONS), ['.d.ts']);
  const browser = { ...options, types: ['react'] };
  const server = { ...options, types: ['node'], lib: ['lib.esnext.d.ts'] };
  return [
    ...compile(files, { options: browser, isServer: false, ambient: declarations }),
    ...compile(files, { options: server, isServer: true, ambient: [] }),
  ];
}

interface Compilation {
  options: ts.CompilerOptions;
  isServer: boolean;
  /** Files that are part of the program without an import. */
  ambient: string[];
}

function compile(files: SampleFile[], compilation: Compilation): ContentIssue[] {
  const matching = files.filter(({ isServer }) => isServer === compilation.isServer);
  if (matching.length === 0) return [];
  const program = ts.createProgram({
    rootNames: [...compilation.ambient, ...matching.map(({ path }) => path)],
    options: compilation.options,
    host: createHost(files, compilation),
  });
  const setupErrors = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (setupErrors[0]) throw new Error(`The samples can't be compiled: ${textOf(setupErrors[0])}`);
  return matching.flatMap(({ path, sample }) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...(sample.isGenerated ? [] : program.getSemanticDiagnostics(source)),
    ].filter(({ code }) => !(UNUSED.has(code) && source?.statements.every(ts.isImportDeclaration)));
    return found.map((diagnostic) => ({
      file: sample.file,
      line: sample.line + lineOf(diagnostic),
      reason: `TS${diagnostic.code}: ${textOf(diagnostic)}`,
    }));
  });
}

function createHost(files: SampleFile[], { options }: Compilation): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const samples = new Map(files.map((file) => [file.path, file]));
  const cache = ts.createModuleResolutionCache(
    host.getCurrentDirectory(),
    host.getCanonicalFileName,
    options,
  );
  return {
    ...host,
    fileExists: (path) => samples.has(path) || host.fileExists(path),
    readFile: (path) => samples.get(path)?.sample.code ?? host.readFile(path),
    getSourceFile: (path, target) => {
      const sample = samples.get(path)?.sample;
      if (sample) return ts.createSourceFile(path, sample.code, target, true);
      if (!declarationSources.has(path)) {
        declarationSources.set(path, host.getSourceFile(path, target));
      }
      return declarationSources.get(path);
    },
    resolveModuleNameLiterals: (literals, containing, redirect, resolveOptions) =>
      literals.map(({ text }) => {
        const importer = samples.get(containing);
        if (!importer || !text.startsWith('.')) {
          return ts.resolveModuleName(text, containing, resolveOptions, host, cache, redirect);
        }
        const imported = findImported(files, importer, text);
        return {
          resolvedModule: imported
            ? { resolvedFileName: imported.path, extension: `.${imported.sample.language}` }
            : undefined,
        };
      }),
  };
}

/** Reads the compiler options for samples. Every sample is a module, so that their names don't collide. */
function readOptions(root: string): ts.CompilerOptions {
  const path = join(root, 'lib/content/sdk/tsconfig.samples.json');
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) throw new Error(textOf(error));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'lib/content/sdk'));
  return {
    ...parsed.options,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

function lineOf({ file, start }: ts.Diagnostic): number {
  return file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}
