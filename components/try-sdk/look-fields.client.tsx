'use client';

import { useId } from 'react';
import { PROPERTIES, type Property, type WidgetState } from '@/lib/browser/live-sdk/widget-state';
import { enRunSdk as messages } from '@/lib/site/messages/en-run-sdk';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import fieldStyles from '../console/field-input.module.css';
import { SelectField } from './select-field.client';
import styles from './try-sdk.module.css';

interface LookFieldsProps {
  state: WidgetState;
  change: (changed: Partial<WidgetState>) => void;
}

/** Colors of widgets without properties, as `tokens.module.css` has them. Buttons are light where the text is. */
const defaultColorOf = (name: Property) =>
  ({
    '--laurel-star': '#ea9602',
    '--laurel-heart': '#da2751',
    '--laurel-accent': document.documentElement.dataset.theme === 'dark' ? '#f2f5fc' : '#1f2227',
  })[name as string];

/** The documented custom properties, and the direction of the text. */
export function LookFields({ state, change }: LookFieldsProps) {
  const { properties } = state;
  const set = (name: Property, value: string) => {
    const { [name]: _, ...others } = properties;
    change({ properties: value === '' ? others : { ...others, [name]: value } });
  };
  const colors = (Object.keys(PROPERTIES) as Property[]).filter(
    (name) => PROPERTIES[name] === 'color',
  );
  return (
    <div className={styles.fields}>
      {colors.map((name) => (
        <ColorField
          key={name}
          name={name}
          value={properties[name]}
          onChange={(value) => set(name, value)}
        />
      ))}
      <SelectField
        label={<code>--laurel-radius</code>}
        options={Object.entries(messages.radiuses)}
        value={properties['--laurel-radius'] ?? ''}
        unset={messages.default}
        onChange={(value) => set('--laurel-radius', value)}
      />
      <SelectField
        label={<code>--laurel-density</code>}
        options={Object.entries(messages.densities)}
        value={properties['--laurel-density'] ?? ''}
        unset={messages.default}
        onChange={(value) => set('--laurel-density', value)}
      />
      <SelectField
        label={enTrySdk.direction}
        options={Object.entries(enTrySdk.directions)}
        value={state.direction}
        onChange={(direction) => change({ direction: direction as WidgetState['direction'] })}
      />
    </div>
  );
}

interface ColorFieldProps {
  name: Property;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A color that isn't set has a mark, and shows the default. */
function ColorField({ name, value, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.root}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <span className={styles.color}>
        <input
          id={id}
          type="color"
          value={value ?? defaultColorOf(name)}
          onChange={({ target }) => onChange(target.value)}
        />
        {value ? (
          <button type="button" onClick={() => onChange('')}>
            {messages.useDefault}
          </button>
        ) : (
          <small>{messages.default}</small>
        )}
      </span>
    </div>
  );
}
