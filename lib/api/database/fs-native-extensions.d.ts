declare module 'fs-native-extensions' {
  /** Locks an open file. @returns whether it succeeded; `false` if another process has locked the file */
  export function tryLock(file: number): boolean;
}
