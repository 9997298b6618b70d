import { fileURLToPath } from 'node:url';
import { Application, Logger, LogLevel, OptionDefaults, type ProjectReflection } from 'typedoc';
import { BLOCK_TAGS, MODIFIER_TAGS } from './comment-text';
import { preserveDeclaredTypes } from './preserve-declared-types';

/** The reference areas: the entry points of the package, and the React package. */
export const AREAS = [
  'authentication',
  'cart',
  'common',
  'core',
  'discount',
  'gift-registry',
  'react',
  'reviews',
  'rewards',
  'wishlists',
] as const;

const SHARED_FILES = ['entities', 'sdk'];

const inSdk = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// A warning about TypeScript's own library, not about these declarations.
const LIBRARY_WARNING = /^Promise has multiple declarations with a comment/;

class CollectingLogger extends Logger {
  readonly problems: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn && !LIBRARY_WARNING.test(message)) this.problems.push(message);
  }
}

/** Reads the declarations with TypeDoc. Throws on a type error or an unknown tag. */
export async function convertDeclarations(): Promise<ProjectReflection> {
  const app = await Application.bootstrap({
    entryPoints: [...AREAS, ...SHARED_FILES].map((name) => inSdk(`declarations/${name}.d.ts`)),
    tsconfig: inSdk('tsconfig.samples.json'),
    basePath: inSdk('declarations'),
    readme: 'none',
    disableGit: true,
    sourceLinkTemplate: '{path}',
    sort: ['source-order'],
    blockTags: [...OptionDefaults.blockTags, ...BLOCK_TAGS],
    modifierTags: [...OptionDefaults.modifierTags, ...MODIFIER_TAGS],
    jsDocCompatibility: { defaultTag: false },
    suppressCommentWarningsInDeclarationFiles: false,
    compilerOptions: { skipLibCheck: false },
  });
  const logger = new CollectingLogger();
  app.logger = logger;
  preserveDeclaredTypes(app.converter);
  const project = await app.convert();
  if (!project || logger.problems.length > 0) {
    throw new Error(`TypeDoc cannot read the declarations:\n${logger.problems.join('\n')}`);
  }
  return project;
}
