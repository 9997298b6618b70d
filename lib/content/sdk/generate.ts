import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import { writeGeneratedPages } from '../load/generated-pages';
import { AREAS, convertDeclarations } from './extract/convert';
import {
  toAreaDoc,
  toEnumDoc,
  toEventDoc,
  toFunctionDoc,
  toImportPath,
  toInterfaceDoc,
  toTypeAliasDoc,
} from './extract/docs';
import type { SdkModel } from './model-types';
import { buildReferencePages, REFERENCE_FOLDER } from './reference/build';
import { serializeWidgetRules } from './widget-rules';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MODEL_FILE = fileURLToPath(new URL('./generated/model.json', import.meta.url));
const WIDGETS_FILE = fileURLToPath(
  new URL('../../storefront/placeholders/generated/widgets.json', import.meta.url),
);

/** Builds the model of the SDK from its declarations. */
export async function buildModel(): Promise<SdkModel> {
  const project = await convertDeclarations();
  const files = [...(project.children ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  const all = files.flatMap((file) => file.children ?? []);
  const ofKind = (kind: ReflectionKind) => all.filter((reflection) => reflection.kindOf(kind));
  const eventMap = ofKind(ReflectionKind.Interface).find(({ name }) => name === 'SdkEventMap');
  return {
    areas: files.filter(({ name }) => AREAS.some((area) => area === name)).map(toAreaDoc),
    functions: ofKind(ReflectionKind.Function).map(toFunctionDoc),
    events: (eventMap?.children ?? []).map(toEventDoc),
    enums: ofKind(ReflectionKind.Enum).map(toEnumDoc),
    interfaces: ofKind(ReflectionKind.Interface).map((reflection) =>
      toInterfaceDoc(reflection, importPathsOf(reflection, project)),
    ),
    typeAliases: ofKind(ReflectionKind.TypeAlias).map((reflection) =>
      toTypeAliasDoc(reflection, importPathsOf(reflection, project)),
    ),
  };
}

/** Serializes a model to the text of the committed file. */
export function serializeModel(model: SdkModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}

// `entities` and `sdk` aren't entry points; their types are imported from the areas that export them.
function importPathsOf(reflection: DeclarationReflection, project: ProjectReflection): string[] {
  return (project.children ?? [])
    .filter(({ name }) => AREAS.some((area) => area === name))
    .filter(({ children }) => children?.some(({ name }) => name === reflection.name))
    .map(({ name }) => toImportPath(name))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(fileURLToPath(new URL('./generated', import.meta.url)), { recursive: true });
  const model = await buildModel();
  await writeFile(MODEL_FILE, serializeModel(model));
  await writeFile(WIDGETS_FILE, serializeWidgetRules());
  writeGeneratedPages(ROOT, REFERENCE_FOLDER, buildReferencePages(model));
}
