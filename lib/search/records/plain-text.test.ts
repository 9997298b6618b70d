import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { code, tag } from '../../content/sources/nodes';
import { blockText, codeText } from './plain-text';

const tab = (title: string, blocks: RootContent[]) => tag('Tab', { title, value: title }, blocks);

describe('the text of tabs', () => {
  const tabs = tag('Tabs', { group: 'flavour' }, [
    tab('Plain script', [code('js', 'Button', 'Laurel.init()')]),
    tab('React', [code('tsx', 'Button', 'useLaurel()')]),
  ]);

  it('does not have their titles alone', () => {
    expect(blockText(tabs).trim()).toBe('');
  });

  it('has their titles after their code samples', () => {
    expect(codeText([tabs])).toBe('Laurel.init() Plain script useLaurel() React');
  });
});
