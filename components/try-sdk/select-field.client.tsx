'use client';

import { type ReactNode, useId } from 'react';
import styles from '../console/field-input.module.css';

interface SelectFieldProps {
  label: ReactNode;
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  /** The text of no value, if there can be none. */
  unset?: string;
  onChange: (value: string) => void;
}

/** A choice between values. */
export function SelectField({ label, options, value, unset, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {unset !== undefined && <option value="">{unset}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
