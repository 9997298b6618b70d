import type { RedeemableRule } from '@/lib/storefront/data/reward-rules';
import fields from '../../parts/fields.module.css';
import type { DialogTexts } from './dialog-texts.data.client';

interface VariantChoiceProps {
  rule: RedeemableRule;
  chosen: number | undefined;
  texts: DialogTexts;
  onChoose: (variantId: number) => void;
}

/** The variants of a free product. One that has no others needs no choice. */
export function VariantChoice({ rule, chosen, texts, onChoose }: VariantChoiceProps) {
  const variants = variantsOf(rule);
  if (variants.length < 2) return null;
  return (
    <fieldset className={fields.choices}>
      <legend>{texts.say('option')}</legend>
      {variants.map(({ variantId, title }) => (
        <label key={variantId}>
          <input
            checked={variantId === chosen}
            name="variant"
            onChange={() => onChoose(variantId)}
            type="radio"
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** The variants of all products of a rule. Of several products, each has its title. */
export function variantsOf({ products }: RedeemableRule): { variantId: number; title: string }[] {
  return products.flatMap(({ title: product, variants }) =>
    variants.map(({ variantId, title }) => ({
      variantId,
      title: products.length > 1 ? `${product}: ${title}` : title,
    })),
  );
}
