import { describe, expect, it } from 'vitest';
import type { Stage } from './run-stages';
import { selectStages } from './select-stages';

const stages: Stage[] = [
  { name: 'tools', command: ['true'] },
  { name: 'code', command: ['true'] },
  { name: 'build', command: ['true'], after: ['code'] },
  { name: 'built site', command: ['true'], after: ['tools', 'build'] },
];
const namesOf = (...names: string[]) => selectStages(stages, names).map(({ name }) => name);

describe('the selected stages', () => {
  it('are all stages without names', () => {
    expect(namesOf()).toEqual(['tools', 'code', 'build', 'built site']);
  });

  it('include those that they wait for, in the order of the list', () => {
    expect(namesOf('build', 'tools')).toEqual(['tools', 'code', 'build']);
    expect(namesOf('built site')).toEqual(['tools', 'code', 'build', 'built site']);
  });

  it('must exist', () => {
    expect(() => namesOf('code', 'units')).toThrow(
      '"units" is not a stage. The stages are "tools", "code", "build", "built site".',
    );
  });
});
