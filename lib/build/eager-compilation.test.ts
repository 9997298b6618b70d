import { describe, expect, it } from 'vitest';
import { lazyModules, markForEagerCompilation } from './eager-compilation';

const head =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?1:void 0';

describe('markForEagerCompilation', () => {
  it('puts every module of a chunk in parentheses, but no function inside a module', () => {
    const source = `${head},12,e=>{e.s(["a",0,()=>1])},34,(e,t)=>{t.exports=function(){}},56,78,function(e){}]);`;
    expect(markForEagerCompilation(source)).toBe(
      `${head},12,(e=>{e.s(["a",0,()=>1])}),34,((e,t)=>{t.exports=function(){}}),56,78,(function(e){})]);`,
    );
  });

  it('keeps the behavior of the program', () => {
    const run = (source: string) => {
      const scope: { TURBOPACK: unknown[][] } = { TURBOPACK: [] };
      new Function('globalThis', 'document', source)(scope, {});
      return scope.TURBOPACK[0]?.map((part) => (typeof part === 'function' ? part(2) : part));
    };
    const source = `${head},12,e=>e+1,34,(e=>e*3)]);`;
    expect(run(markForEagerCompilation(source))).toEqual([1, 12, 3, 34, 6]);
    expect(run(markForEagerCompilation(source))).toEqual(run(source));
  });

  it('changes nothing on the second run', () => {
    const once = markForEagerCompilation(`${head},12,e=>1,13,(e)=>2]);`);
    expect(markForEagerCompilation(once)).toBe(once);
    expect(lazyModules(once)).toEqual([]);
  });

  it('does not change other scripts', () => {
    for (const source of [
      'push([1, (e) => 2, e => 3])',
      'const TURBOPACK = 1; let a = () => 1;',
      '',
    ]) {
      expect(markForEagerCompilation(source)).toBe(source);
    }
  });
});
