'use strict';
const { existsSync, readFileSync } = require('node:fs');

/**
 * Replaces a CommonJS file of the framework with the ES module that the framework ships beside it. From ES modules the
 * bundler removes what no page imports (`next.config.ts`).
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the CommonJS file
 */
module.exports = function loadEsModule(source) {
  const file = this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])/, '$1esm/');
  if (!existsSync(file)) return source;
  this.addDependency(file);
  return readFileSync(file, 'utf8');
};
