import { type SdkName, sdkEvents, sdkNames } from './sdk-names';

/** An occurrence of a name of the SDK in code. */
export interface SdkNameMatch {
  start: number;
  end: number;
  /** Whether it is in a string, as events are. */
  isString: boolean;
  /** Name in the SDK, which can differ from a local alias in the code. */
  name: string;
  target: SdkName;
}

const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+(['"])@laurel\/[\w/-]+\2/g;
const GLOBAL = /(?<![\w$.])Laurel\.([A-Za-z]\w*)/g;
const STRING = /(['"])([a-z_]+)\1/g;

/**
 * Finds the names of the SDK in code: members of the global `Laurel`, names imported from its packages, and events in
 * quotes. Import statements themselves are skipped. The code isn't checked here, because all samples are compiled.
 *
 * @returns matches in the order of the code, without overlaps
 */
export function findSdkNames(code: string): SdkNameMatch[] {
  const matches: SdkNameMatch[] = [];
  const add = (start: number, text: string, name: string, isString = false) => {
    const target = (isString ? sdkEvents : sdkNames).get(name);
    if (target) matches.push({ start, end: start + text.length, isString, name, target });
  };

  for (const { index, 1: name = '' } of code.matchAll(GLOBAL)) {
    add(index + 'Laurel.'.length, name, name);
  }
  const imports = [...code.matchAll(IMPORT)];
  const isInImport = (offset: number) =>
    imports.some(({ index, 0: statement }) => offset >= index && offset < index + statement.length);
  for (const imported of imports.flatMap(({ 1: list = '' }) => list.split(','))) {
    const [name = '', local = name] = imported
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    if (!/^\w+$/.test(local)) continue;
    for (const { index } of code.matchAll(new RegExp(`(?<![\\w$.])${local}(?![\\w$])`, 'g'))) {
      if (!isInImport(index)) add(index, local, name);
    }
  }
  for (const { index, 2: event = '' } of code.matchAll(STRING)) add(index + 1, event, event, true);
  return matches.sort((a, b) => a.start - b.start);
}
