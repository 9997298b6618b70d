import { expect, it } from 'vitest';
import { lazyFiles } from './lazy-files';

it('finds the files of each module that a script loads later', () => {
  const source = [
    '(globalThis.TURBOPACK||=[]).push(["static/chunks/page.js",1,(e=>{"use strict";e.i(2)}),',
    '3,(e=>{e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/a.js"].map(t=>e.l(t))).then(()=>t(4)))}),',
    '5,(e=>{e.v(t=>Promise.all(["static/chunks/b.js"].map(t=>e.l(t))).then(()=>t(6)))}),',
    '7,(e=>{e.v(t=>Promise.resolve().then(()=>t(8)))})]);',
  ].join('');
  expect(lazyFiles(source)).toEqual([
    ['static/chunks/a.css', 'static/chunks/a.js'],
    ['static/chunks/b.js'],
  ]);
  expect(lazyFiles('')).toEqual([]);
});
