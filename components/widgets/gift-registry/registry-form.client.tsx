import { type ReactNode, useState } from 'react';
import type { GiftRegistry, GiftRegistryFields } from '@/lib/storefront/data/gift-registry';
import type { ShopProduct } from '@/lib/storefront/data/products';
import fields from '../parts/fields.module.css';
import styles from './registry-form.module.css';
import type { RegistryTexts } from './texts.data.client';

const EVENTS = ['wedding', 'birth', 'birthday', 'other'] as const;

/** Why a registry could not be saved. */
export type SaveFailure = 'failed' | 'full' | 'unknown';

interface RegistryFormProps {
  /** The registry to edit; `null` for a new one. */
  registry: GiftRegistry | null;
  /** The product to add, if the shop sells it. */
  product: { product: ShopProduct; variantId: number } | null;
  texts: RegistryTexts;
  /** Saves the registry, and returns the reason if that fails. */
  onSave: (fields: GiftRegistryFields) => Promise<SaveFailure | null>;
}

/** The form in which a customer creates or edits a gift registry. */
export function RegistryForm({ registry, product, texts, onSave }: RegistryFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const { title = '', eventType = null, eventDate, note, isPrivate = true } = registry ?? {};
  const save = async (form: HTMLFormElement) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const reason = await onSave(fieldsOf(new FormData(form)));
    setBusy(false);
    setFailure(reason);
  };
  return (
    <form
      className={`${fields.fields} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <h2>{texts.say(registry ? 'editRegistry' : 'newRegistry')}</h2>
      {product && <Gift {...product} isFirst={!registry?.items.length} texts={texts} />}
      <Field label={texts.say('title')}>
        {/* A space alone is no title. */}
        <input defaultValue={title} maxLength={255} name="title" pattern=".*\S.*" required />
      </Field>
      <div className={styles.event}>
        <Field label={texts.say('event')}>
          <select name="eventType">
            {[null, ...EVENTS].map((event) => (
              <option key={event} selected={event === eventType} value={event ?? ''}>
                {texts.say(event ?? 'noEvent')}
              </option>
            ))}
          </select>
        </Field>
        <Field label={texts.say('date')} mark={texts.say('optional')}>
          <input
            defaultValue={eventDate ?? ''}
            max="9999-12-31"
            min="1900-01-01"
            name="eventDate"
            type="date"
          />
        </Field>
      </div>
      <Field label={texts.say('note')} mark={texts.say('optional')}>
        <textarea defaultValue={note ?? ''} maxLength={1000} name="note" rows={3} />
      </Field>
      <fieldset className={styles.choice}>
        <legend>{texts.say('visibility')}</legend>
        {(['onlyMe', 'withLink'] as const).map((choice) => (
          <label key={choice}>
            <input
              defaultChecked={isPrivate === (choice === 'onlyMe')}
              name="visibility"
              type="radio"
              value={choice}
            />
            {texts.say(choice)}
          </label>
        ))}
      </fieldset>
      {failure && <span role="alert">{texts.say(failure)}</span>}
      <button aria-disabled={isBusy} className={styles.button} type="submit">
        {texts.say('save')}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  /** Beside the label. */
  mark?: string;
  /** The control. */
  children: ReactNode;
}

function Field({ label, mark, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label className={styles.field}>
      <b>
        {label} {mark && <small>({mark})</small>}
      </b>
      {children}
    </label>
  );
}

interface GiftProps extends NonNullable<RegistryFormProps['product']> {
  isFirst: boolean;
  texts: RegistryTexts;
}

function Gift({ product, variantId, isFirst, texts }: GiftProps) {
  const { title, image, variants } = product;
  const variant = variants.length > 1 && variants.find((each) => each.variantId === variantId);
  const name = variant ? `${title}, ${variant.title}` : title;
  return (
    <p className={styles.gift}>
      {/* biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework */}
      {image && <img alt="" height={56} src={image} width={56} />}
      <span>{texts.say(isFirst ? 'firstItem' : 'nextItem', { product: name })}</span>
    </p>
  );
}

function fieldsOf(form: FormData): GiftRegistryFields {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    title: text('title'),
    eventType: EVENTS.find((event) => event === text('eventType')) ?? null,
    eventDate: text('eventDate') || null,
    note: text('note') || null,
    isPrivate: text('visibility') === 'onlyMe',
  };
}
