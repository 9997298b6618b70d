/** Replaces the polyfill of a function that every browser in `browserslist` supports. */
export default Object.assign;
