import { type SdkName, sdkEvents, sdkNames } from './names';

/** A name of the SDK in a piece of code. */
export interface NamePlace {
  start: number;
  end: number;
  /** Events stand in strings, all else outside of them. */
  isString: boolean;
  /** The name in the SDK; the code may call it otherwise. */
  name: string;
  known: SdkName;
}

const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+(['"])@laurel\/[\w/-]+\2/g;
const GLOBAL = /(?<![\w$.])Laurel\.([A-Za-z]\w*)/g;
const STRING = /(['"])([a-z_]+)\1/g;

/**
 * Finds what code uses of the SDK: members of the global `Laurel`, what it imports from the packages, and events in
 * quotes. The statement that imports a name is passed over. Whether code is right is for the compiler to say; the
 * samples of the content are compiled too.
 *
 * @returns the places in their order; none overlaps another
 */
export function namesInCode(code: string): NamePlace[] {
  const places: NamePlace[] = [];
  const add = (start: number, text: string, name: string, isString = false) => {
    const known = (isString ? sdkEvents : sdkNames).get(name);
    if (known) places.push({ start, end: start + text.length, isString, name, known });
  };

  for (const { index, 1: name = '' } of code.matchAll(GLOBAL)) {
    add(index + 'Laurel.'.length, name, name);
  }
  const imports = [...code.matchAll(IMPORT)];
  const isImported = (at: number) =>
    imports.some(({ index, 0: statement }) => at >= index && at < index + statement.length);
  for (const imported of imports.flatMap(({ 1: list = '' }) => list.split(','))) {
    const [name = '', local = name] = imported
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    if (!/^\w+$/.test(local)) continue;
    for (const { index } of code.matchAll(new RegExp(`(?<![\\w$.])${local}(?![\\w$])`, 'g'))) {
      if (!isImported(index)) add(index, local, name);
    }
  }
  for (const { index, 2: event = '' } of code.matchAll(STRING)) add(index + 1, event, event, true);
  return places.sort((a, b) => a.start - b.start);
}
