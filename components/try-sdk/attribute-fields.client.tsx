'use client';

import { LOCALES, type WidgetState } from '@/lib/browser/live-sdk/widget-state';
import { products } from '@/lib/sandbox/shops/demo/northlight/products.data';
import { enTrySdk as messages } from '@/lib/site/messages/en-try-sdk';
import type { AttributeRule, WidgetRule } from '@/lib/storefront/placeholders/widget-rules';
import { FieldInput } from '../console/field-input.client';
import { SelectField } from './select-field.client';
import styles from './try-sdk.module.css';
import { ViewerField } from './viewer-field.client';

interface FieldsProps {
  rule: WidgetRule;
  state: WidgetState;
  change: (changed: Partial<WidgetState>) => void;
}

/** Who looks at a widget, and each of its attributes with the control that suits its type. */
export function AttributeFields({ rule, state, change }: FieldsProps) {
  const { attributes } = state;
  const set = (name: string, text: string | undefined) => {
    const { [name]: _, ...others } = attributes;
    change({ attributes: text === undefined ? others : { ...others, [name]: text } });
  };
  // The variant is that of the product before.
  const setProduct = (id: string) => {
    const { 'product-id': _, 'variant-id': __, ...others } = attributes;
    change({ attributes: id === '' ? others : { ...others, 'product-id': id } });
  };
  return (
    <div className={styles.fields}>
      <ViewerField viewer={state.viewer} onChange={(viewer) => change({ viewer })} />
      <SelectField
        label={messages.locale}
        options={LOCALES.map((locale) => [locale, messages.locales[locale]])}
        value={state.locale}
        onChange={(locale) =>
          change({
            locale: locale as WidgetState['locale'],
            direction: locale === 'ar' ? 'rtl' : 'ltr',
          })
        }
      />
      {Object.entries(rule.attributes).map(([name, attribute]) =>
        name === 'product-id' ? (
          <SelectField
            key={name}
            label={<code>{name}</code>}
            options={products.map(({ id, title }) => [String(id), `${title} (${id})`])}
            value={attributes[name] ?? ''}
            unset={messages.notSet}
            onChange={setProduct}
          />
        ) : (
          <FieldInput
            key={name}
            field={fieldOf(name, attribute)}
            text={attributes[name]}
            onChange={(text) => set(name, text)}
          />
        ),
      )}
    </div>
  );
}

/** An attribute as a field of a form. */
function fieldOf(name: string, { type, values, range }: AttributeRule) {
  const control = type === 'money' || type === 'text' ? ('text' as const) : type;
  const [min, max] = range ?? [1];
  return {
    name,
    control,
    isRequired: false,
    ...(values && { values }),
    ...(type === 'integer' && { min, ...(max !== undefined && { max }) }),
    ...(range && { limits: range.join('–') }),
  };
}
