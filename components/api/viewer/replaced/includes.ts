/** Replaces a polyfill that every browser in `browserslist` has. @returns the method of a text or a list */
export default (value: string | unknown[]) => value.includes;
