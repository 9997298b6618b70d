import { describe, expect, it } from 'vitest';
import { compileAhead, modulesOf } from './eager-compilation';

const head =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?1:void 0';

describe('compileAhead', () => {
  it('puts every module of a chunk in parentheses, and no function within one', () => {
    const source = `${head},12,e=>{e.s(["a",0,()=>1])},34,(e,t)=>{t.exports=function(){}},56,78,function(e){}]);`;
    expect(compileAhead(source)).toBe(
      `${head},12,(e=>{e.s(["a",0,()=>1])}),34,((e,t)=>{t.exports=function(){}}),56,78,(function(e){})]);`,
    );
  });

  it('keeps what the program does', () => {
    const run = (source: string) => {
      const scope: { TURBOPACK: unknown[][] } = { TURBOPACK: [] };
      new Function('globalThis', 'document', source)(scope, {});
      return scope.TURBOPACK[0]?.map((part) => (typeof part === 'function' ? part(2) : part));
    };
    const source = `${head},12,e=>e+1,34,(e=>e*3)]);`;
    expect(run(compileAhead(source))).toEqual([1, 12, 3, 34, 6]);
    expect(run(compileAhead(source))).toEqual(run(source));
  });

  it('changes nothing the second time', () => {
    const once = compileAhead(`${head},12,e=>1,13,(e)=>2]);`);
    expect(compileAhead(once)).toBe(once);
    expect(modulesOf(once)).toEqual([]);
  });

  it('leaves other scripts as they are', () => {
    for (const source of [
      'push([1, (e) => 2, e => 3])',
      'const TURBOPACK = 1; let a = () => 1;',
      '',
    ]) {
      expect(compileAhead(source)).toBe(source);
    }
  });
});
