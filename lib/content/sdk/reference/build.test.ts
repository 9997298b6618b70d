import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { type ParsedFile, parseFrontMatter } from '../../load/front-matter';
import { readGeneratedPages, writeGeneratedPages } from '../../load/generated-pages';
import { parseMarkdown } from '../../load/parse';
import type { ParsedMarkdown } from '../../load/parsed-markdown';
import model from '../generated/model.json';
import type { SdkModel } from '../model-types';
import { buildReferencePages, REFERENCE_FOLDER } from './build';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const ADDRESSES = [
  '',
  '/authentication',
  '/authentication/functions/authenticateCustomer',
  '/authentication/functions/getCurrentRole',
  '/authentication/functions/logoutCustomer',
  '/cart',
  '/cart/functions/setCustomCartRepository',
  '/common',
  '/common/functions/setGlobalProductId',
  '/common/functions/setGlobalVariantId',
  '/common/functions/setModifyURLFunction',
  '/common/type-aliases/ModifyURLFunction',
  '/core',
  '/core/enumerations/App',
  '/core/enumerations/ERROR_CODES',
  '/core/enumerations/METHOD_STATUSES',
  '/core/enumerations/SDK_MODULES',
  '/core/functions/init',
  '/core/functions/on',
  '/core/functions/off',
  '/core/functions/runIfModuleReady',
  '/core/interfaces/ErrorResult',
  '/core/interfaces/SdkInitOptions',
  '/core/interfaces/Success',
  '/core/interfaces/SuccessResult',
  '/discount',
  '/discount/functions/setCustomDiscountStrategy',
  '/gift-registry',
  '/gift-registry/functions/openGiftRegistryFormModal',
  '/react',
  '/react/functions/LaurelProvider',
  '/react/functions/useCurrentRole',
  '/react/functions/useLaurel',
  '/react/functions/useModuleReady',
  '/react/functions/useSdkEvent',
  '/react/functions/Widget',
  '/reviews',
  '/reviews/functions/openReviewsDrawer',
  '/reviews/functions/closeReviewsDrawer',
  '/rewards',
  '/rewards/functions/closeRewardsPopup',
  '/rewards/functions/getCustomerActiveRewards',
  '/rewards/functions/getRewardsProgramAccount',
  '/rewards/functions/getRewardsSpendingRules',
  '/rewards/functions/getRewardsVipTiers',
  '/rewards/functions/openRewardsModal',
  '/rewards/functions/openRewardsPopup',
  '/rewards/functions/redeemReward',
  '/rewards/functions/sendVerificationToken',
  '/wishlists',
  '/wishlists/functions/createWishlistItem',
  '/wishlists/functions/deleteWishlistItem',
  '/wishlists/functions/openWishlistsDrawer',
  '/wishlists/functions/closeWishlistsDrawer',
].map((path) => `/docs/Sdk/reference${path}`);

const typedModel: SdkModel = model;
const pages = buildReferencePages(typedModel);
const parsed = [...pages].map(([path, source]) => ({ path, ...parse(path, source) }));

describe('the generated reference', () => {
  it('has exactly the expected pages', () => {
    expect([...pages.keys()].map(toUrl).sort()).toEqual([...ADDRESSES].sort());
  });

  it('equals the committed pages (if not: run npm run generate)', async () => {
    const committed = readGeneratedPages(ROOT, REFERENCE_FOLDER);
    expect([...committed.keys()].sort(), 'run npm run generate').toEqual([...pages.keys()].sort());
    for (const [path, source] of pages) {
      expect(committed.get(path), `${path} is out of date: run npm run generate`).toBe(source);
    }
  });

  it('names the declarations that each page is generated from', () => {
    const sources = parsed.map(({ frontMatter }) =>
      frontMatter.kind === 'reference' ? frontMatter.generated_from : undefined,
    );
    expect(sources.filter((source) => !source || !existsSync(join(ROOT, source)))).toEqual([]);
  });

  it('has a different description of suitable length for every page', () => {
    const descriptions = parsed.map(({ frontMatter }) => frontMatter.description);
    expect(descriptions.filter(({ length }) => length < 40 || length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('repeats no paragraph on another page', () => {
    const paragraphs = parsed.flatMap(({ tree }) =>
      tree.children.filter(({ type }) => type === 'paragraph').map((node) => textOf(node)),
    );
    const repeated = paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const targets = new Set(
      parsed.flatMap(({ path, tree }) =>
        linksIn(tree).map((target) => (target.startsWith('#') ? toUrl(path) + target : target)),
      ),
    );
    const broken = [...targets].filter((target) => {
      const [url = '', anchor] = target.split('#');
      const page = parsed.find(({ path }) => toUrl(path) === url);
      // The check of all links finds wrong anchors of other pages.
      if (anchor && page) return !page.headings.some(({ id }) => id === anchor);
      return url !== '/api' && !page && !isWrittenPage(url);
    });
    expect(broken).toEqual([]);
  });
});

describe('the index', () => {
  it('leads to the page that explains a method, and to generated pages for other names', () => {
    const source = sourceOf('/index');
    expect(source).toContain('](/docs/Sdk/modules/rewards/methods/redeemReward)');
    expect(source).not.toContain('](/docs/Sdk/reference/rewards/functions/redeemReward)');
    expect(source).toContain('](/docs/Sdk/reference/core/functions/init)');
  });
});

describe('the page of a function', () => {
  it.each(typedModel.functions.filter(({ referencePage }) => referencePage))(
    '$name has its signature, parameters, result, errors, and a link to its guide',
    ({ name, referencePage, guide, errors }) => {
      const page = parsed.find(({ path }) => toUrl(path) === referencePage);
      const source = pages.get(page?.path ?? '') ?? '';
      const titles = page?.headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
      for (const title of ['Signature', 'Parameters', 'Returns', 'Errors', 'Defined in']) {
        expect(titles).toContain(title);
      }
      expect(source).toContain(`function ${name}`);
      expect(source).toContain(`](${guide})`);
      for (const { code } of errors)
        expect(source).toContain(`| [\`${code}\`](/docs/Api/errors#${code}) |`);
    },
  );

  it('shows types without a page in full', () => {
    const source = sourceOf('/cart/functions/setCustomCartRepository');
    for (const name of ['CartRepository', 'Cart', 'CartItem', 'CartItemInput']) {
      expect(source).toContain(`### ${name}\n`);
      expect(source).toContain(`interface ${name} {`);
    }
  });

  it('links types with a page instead of repeating them', () => {
    const source = sourceOf('/core/functions/init');
    expect(source).toContain('(/docs/Sdk/reference/core/interfaces/SdkInitOptions)');
    expect(source).not.toContain('## Types');
  });

  it('lists the common errors, and those of the API only for functions that call it', () => {
    expect(sourceOf('/rewards/functions/redeemReward')).toContain('| [`TIMEOUT`]');
    expect(sourceOf('/rewards/functions/closeRewardsPopup')).not.toContain('| [`TIMEOUT`]');
  });
});

describe('writing the reference', () => {
  it('deletes pages that are no longer generated', async () => {
    const root = await mkdtemp(join(tmpdir(), 'reference-'));
    const stale = 'content/docs/Sdk/reference/core/functions/gone.md';
    await mkdir(join(root, 'content/docs/Sdk/reference/core/functions'), { recursive: true });
    await writeFile(join(root, stale), '---\ngenerated_from: gone.d.ts\n---\n');
    writeGeneratedPages(root, REFERENCE_FOLDER, pages);
    expect(readGeneratedPages(root, REFERENCE_FOLDER)).toEqual(new Map([...pages].sort(byPath)));
    expect(existsSync(join(root, stale))).toBe(false);
    await rm(root, { recursive: true });
  });
});

function parse(path: string, source: string): ParsedFile & ParsedMarkdown {
  const file = parseFrontMatter(path, source);
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  const markdown = parseMarkdown(path, file.body);
  if (Array.isArray(markdown)) throw new Error(JSON.stringify(markdown));
  return { ...file, ...markdown };
}

function linksIn(tree: Root): string[] {
  const targets: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') targets.push(node.url);
  });
  return targets;
}

function sourceOf(path: string): string {
  return pages.get(`content/docs/Sdk/reference${path}.md`) ?? '';
}

function toUrl(path: string): string {
  return path.replace(/^content/, '').replace(/(\/index)?\.md$/, '');
}

function isWrittenPage(url: string): boolean {
  return ['.md', '/index.md'].some((end) => existsSync(join(ROOT, `content${url}${end}`)));
}

function byPath([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1;
}
