import type { LoadedFileName, ModuleSource } from '../modules/loaded-modules';

/** File names of modules, relative to the script. Their names have a hash of their content. */
export type ModuleFiles = Readonly<Record<LoadedFileName, string>>;

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
    async loadModule(name) {
      const hasFailed = failed.has(name);
      const { [name]: file } = hasFailed ? await currentFiles() : files;
      const url = new URL(file, scriptUrl);
      if (hasFailed && file === files[name]) url.searchParams.set('retry', '1');
      const code = await importFile(url.href).catch((error) => {
        failed.add(name);
        if (hasFailed) list = undefined;
        throw error;
      });
      return code as Awaited<ReturnType<typeof this.loadModule<typeof name>>>;
    },
  };
}
