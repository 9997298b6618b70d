/** Functions that render parts written in React. A module, so that it is loaded only with the first of them. */
export { createElement } from 'react';
export { createRoot } from 'react-dom/client';
