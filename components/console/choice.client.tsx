'use client';

import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice between two views, of which one is shown. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
