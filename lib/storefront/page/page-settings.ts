import { fn, idOrNull, invalidArguments } from '../calls/checks';
import type { Options } from '../calls/options';
import type {
  CartRepository,
  DiscountStrategy,
  ErrorResult,
  ModifyURLFunction,
  Success,
} from '../declared';
import type { Log } from '../log';
import { messageOf, success } from '../results';

/** The target of a link. */
type LinkContext = Parameters<ModifyURLFunction>[1];

/** What a page tells the SDK by its synchronous functions, before or after `init`. */
export interface PageSettings {
  /** The global product and variant; `undefined` until one is set. */
  readonly product: { productId: number | null | undefined; variantId: number | null | undefined };
  /** The functions of the page; `null` for the defaults. */
  readonly cartRepository: CartRepository | null;
  readonly discountStrategy: DiscountStrategy | null;
  /** Takes the product and the variant of `init`, unless the page has set them. */
  startWith(options: Pick<Options, 'productId' | 'variantId'>): void;
  /** Calls a function when the global product or variant changes, in place of the one before. */
  onProductChange(changed: (() => void) | null): void;
  /** The URL of a link, as the page wants it. */
  urlOf(url: string, context: LinkContext): string;
  setGlobalProductId(productId: number | null): Success | ErrorResult;
  setGlobalVariantId(variantId: number | null): Success | ErrorResult;
  setModifyURLFunction(modify: ModifyURLFunction | null): Success | ErrorResult;
  setCustomCartRepository(repository: CartRepository): Success | ErrorResult;
  setCustomDiscountStrategy(strategy: DiscountStrategy): Success | ErrorResult;
}

/** Creates the settings of a page that has set nothing. */
export function createPageSettings(log: Log): PageSettings {
  let product: PageSettings['product'] = { productId: undefined, variantId: undefined };
  let cartRepository: CartRepository | null = null;
  let discountStrategy: DiscountStrategy | null = null;
  let modifyUrl: ModifyURLFunction | null = null;
  let changed: (() => void) | null = null;

  return {
    get product() {
      return product;
    },
    get cartRepository() {
      return cartRepository;
    },
    get discountStrategy() {
      return discountStrategy;
    },
    startWith({ productId, variantId }) {
      if (product.productId !== undefined) return;
      const isVariantSet = product.variantId !== undefined;
      product = { productId, variantId: isVariantSet ? product.variantId : variantId };
    },
    onProductChange(next) {
      changed = next;
    },
    urlOf(url, context) {
      if (!modifyUrl) return url;
      try {
        const modified: unknown = modifyUrl(url, context);
        return typeof modified === 'string' ? modified : url;
      } catch (error) {
        log.warn(`The function of setModifyURLFunction failed: ${messageOf(error)}`);
        return url;
      }
    },
    setGlobalProductId(productId) {
      const invalid = idProblem('setGlobalProductId', 'productId', productId);
      // The variant belongs to the product before.
      if (!invalid && productId !== product.productId) {
        product = { productId, variantId: null };
        changed?.();
      }
      return invalid ?? success();
    },
    setGlobalVariantId(variantId) {
      const invalid = idProblem('setGlobalVariantId', 'variantId', variantId);
      if (!invalid) {
        product = { ...product, variantId };
        changed?.();
      }
      return invalid ?? success();
    },
    setModifyURLFunction(modify) {
      const isValid = modify === null || fn.isValid(modify);
      const problems = isValid ? [] : ['fn must be a function or null'];
      const invalid = invalidArguments('setModifyURLFunction', problems);
      if (!invalid) modifyUrl = modify;
      return invalid ?? success();
    },
    setCustomCartRepository(repository) {
      const names = ['getCart', 'addItems', 'removeItem'];
      const invalid = functionProblem('setCustomCartRepository', repository, names, []);
      if (!invalid) cartRepository = repository;
      return invalid ?? success();
    },
    setCustomDiscountStrategy(strategy) {
      const optional = ['removeDiscount', 'getAppliedDiscounts'];
      const name = 'setCustomDiscountStrategy';
      const invalid = functionProblem(name, strategy, ['applyDiscount'], optional);
      if (!invalid) discountStrategy = strategy;
      return invalid ?? success();
    },
  };
}

function idProblem(name: string, argument: string, value: unknown): ErrorResult | null {
  const problems = idOrNull.isValid(value) ? [] : [`${argument} must be ${idOrNull.must}`];
  return invalidArguments(name, problems);
}

/** The error if an object lacks functions. Objects with a prototype, such as instances of a class, have them too. */
function functionProblem(
  name: string,
  value: unknown,
  required: readonly string[],
  optional: readonly string[],
): ErrorResult | null {
  const given = (value ?? {}) as Record<string, unknown>;
  const isMissing = (member: string) => !fn.isValid(given[member]);
  const problems = [
    ...required.filter(isMissing),
    ...optional.filter((member) => given[member] !== undefined && isMissing(member)),
  ].map((member) => `${member} must be a function`);
  return invalidArguments(name, problems);
}
