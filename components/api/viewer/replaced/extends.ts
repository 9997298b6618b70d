/** Replaces a polyfill that every browser in `browserslist` has. */
export default Object.assign;
