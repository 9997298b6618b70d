import ts from 'typescript';
import type { ContentIssue } from '../../docs/content-error';
import type { Sample } from './samples';

const OVERLAY = /name="(reviews_drawer|rewards_pop_up|rewards_pop_up_root|wishlists_drawer)"/;
const UNSIGNED_HEADER = /x-laurel-(?:shop|topic)|x_laurel_(?:shop|topic)|delivery\.topic/i;
const NULLABLE_KEY = /(?:\['shopifyCustomerId'\]|\.shopifyCustomerId\b)/;
const COMPARED_WITH_NULL = /shopifyCustomerId(?:'\])? (?:!==|===) null/;
/** A program that the readers of another tab may not have. */
const PIPED_PROGRAM = /\|\s*(node|php|python3?|jq)\b/;

/** Finds samples that break a rule of the page that describes what they use. */
export function checkSampleRules(samples: readonly Sample[]): ContentIssue[] {
  return samples
    .filter(({ isGenerated }) => !isGenerated)
    .flatMap((sample) =>
      problemsOf(sample).map((reason) => ({ file: sample.file, line: sample.line, reason })),
    );
}

function problemsOf({ language, code, title }: Sample): string[] {
  const problems: string[] = [];
  const isScript = ['js', 'ts', 'tsx'].includes(language);
  if (isScript && code.includes('setCustomDiscountStrategy(')) {
    if (code.includes('removeDiscount') !== code.includes('getAppliedDiscounts')) {
      problems.push('needs both removeDiscount and getAppliedDiscounts, or neither');
    }
  }
  if (isScript) problems.push(...routesWithoutQuery(code));
  if (language === 'tsx' && OVERLAY.test(code) && !code.includes('{children}')) {
    problems.push('renders an overlay outside a layout, so a page can have it more than once');
  }
  const [, program] = PIPED_PROGRAM.exec(language === 'bash' ? code : '') ?? [];
  if (program) problems.push(`pipes a response to ${program}, which the page doesn't require`);
  // The helper shows how to read the headers.
  const isHelper = /^verify[-_]webhook\./.test(title ?? '');
  const isLogged = /(?:console\.log|sprintf|print)\(/.test(code);
  if (UNSIGNED_HEADER.test(code) && !isHelper && !isLogged) {
    problems.push("decides by a header that isn't signed");
  }
  if (NULLABLE_KEY.test(code) && !COMPARED_WITH_NULL.test(code)) {
    problems.push('uses shopifyCustomerId, which can be null, instead of customerKey');
  }
  return problems;
}

/** Finds routes in functions for `setModifyURLFunction` that drop the query of the original URL. */
function routesWithoutQuery(code: string): string[] {
  if (!code.includes('setModifyURLFunction')) return [];
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visitRoutes = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) return;
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
    if (isText && /^['"`]\//.test(node.getText()) && !node.getText().includes('search}')) {
      problems.push(`returns the route ${node.getText()} without the query of the original URL`);
    }
    ts.forEachChild(node, visitRoutes);
  };
  const visit = (node: ts.Node): void => {
    if (isLinkFunction(node)) visitRoutes(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function isLinkFunction(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText().endsWith('ModifyURLFunction');
  return ts.isVariableDeclaration(parent) && parent.type?.getText() === 'ModifyURLFunction';
}
