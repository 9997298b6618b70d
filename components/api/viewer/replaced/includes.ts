/** Replaces the polyfill of a method that every browser in `browserslist` supports. @returns the native method */
export default (value: string | unknown[]) => value.includes;
