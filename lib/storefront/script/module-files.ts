import { primaryLanguage } from '../../site/config/widget-languages';
import type { LoadedFileName, ModuleSource } from '../modules/loaded-modules';

/**
 * File names of modules, relative to the script. Their names have a hash of their content. A file with texts in another
 * language than English is listed with the language, such as `placeholders_de`.
 */
export type ModuleFiles = Readonly<
  Record<LoadedFileName, string> & Partial<Record<`${LoadedFileName}_${string}`, string>>
>;

/** The list of the current files, beside the script. */
const MODULE_LIST = 'modules.json';

/** The parts of the browser that a script with modules in separate files uses. */
export interface FileLoader {
  /** Address of the script. */
  scriptUrl: string;
  /** Files of the build that the script belongs to. */
  files: ModuleFiles;
  fetch: typeof fetch;
  importFile: (url: string) => Promise<unknown>;
}

/**
 * Creates what loads modules from files. Pages keep an old script for some minutes, and the files of its build may be
 * gone: a module that fails is taken from the current list, once. Browsers may remember that an address failed, so it is
 * requested with a parameter then.
 */
export function moduleFiles({ scriptUrl, files, fetch, importFile }: FileLoader): ModuleSource {
  const failed = new Set<string>();
  /** Modules that fail together share one request. */
  let list: Promise<ModuleFiles> | undefined;
  const readList = async (): Promise<ModuleFiles> => {
    try {
      const response = await fetch(new URL(MODULE_LIST, scriptUrl), { cache: 'no-store' });
      return response.ok ? await response.json() : files;
    } catch {
      return files;
    }
  };
  const currentFiles = () => {
    list ??= readList();
    return list;
  };
  return {
    async loadModule(name, locale) {
      const hasFailed = failed.has(name);
      const inLanguage = `${name}_${primaryLanguage(locale)}` as const;
      const fileIn = (list: ModuleFiles) => list[inLanguage] ?? list[name];
      const file = fileIn(hasFailed ? await currentFiles() : files);
      const url = new URL(file, scriptUrl);
      if (hasFailed && file === fileIn(files)) url.searchParams.set('retry', '1');
      const code = await importFile(url.href).catch((error) => {
        failed.add(name);
        if (hasFailed) list = undefined;
        throw error;
      });
      return code as Awaited<ReturnType<typeof this.loadModule<typeof name>>>;
    },
  };
}
