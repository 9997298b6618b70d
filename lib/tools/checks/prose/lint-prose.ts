import { TextlintKernel, type TextlintRuleReporter } from '@textlint/kernel';
import markdownModule from '@textlint/textlint-plugin-markdown';
import type { ContentIssue } from '../../../content/load/content-error';
import { BANNED_TERMS } from './terms.data';

/** A text in Markdown that people read. */
export interface ProseText {
  /** A file, or the name of the thing that the text describes. */
  source: string;
  markdown: string;
}

const kernel = new TextlintKernel();

/** The module is CommonJS, so the plugin is its property `default`. */
const { default: markdownPlugin = markdownModule } = markdownModule as {
  default?: typeof markdownModule;
};

const PATTERNS = BANNED_TERMS.map(({ pattern, advice }) => ({
  advice,
  expression: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
}));

/** A textlint rule that reports each banned term in the text, with what to write instead. */
const reportTerms: TextlintRuleReporter = ({ Syntax, RuleError, report, locator }) => ({
  [Syntax.Str](node) {
    for (const { advice, expression } of PATTERNS) {
      for (const { index, 0: word } of node.value.matchAll(expression)) {
        const padding = locator.range([index, index + word.length]);
        report(node, new RuleError(`says "${word}", use: ${advice}`, { padding }));
      }
    }
  },
});

/** Finds banned words and phrases outside code. */
export async function lintProse(texts: readonly ProseText[]): Promise<ContentIssue[]> {
  const options = {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdownPlugin }],
    rules: [{ ruleId: 'terms', rule: reportTerms }],
  };
  const results = await Promise.all(
    texts.map(({ markdown }) => kernel.lintText(markdown, options)),
  );
  return results.flatMap(({ messages }, index) =>
    messages.map(({ line, message }) => ({
      file: texts[index]?.source ?? '',
      line,
      reason: message,
    })),
  );
}
