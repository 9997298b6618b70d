'use client';

import { type ComponentProps, useId, useState } from 'react';
import type { FormField } from '@/lib/browser/console/form-fields';
import { parseJson } from '@/lib/browser/parse-json';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import styles from './field-input.module.css';

interface FieldInputProps {
  field: FormField;
  /** The value as text; `undefined` if the request doesn't have it. */
  text: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** A field of a request with the control that suits its type. */
export function FieldInput({ field, text, onChange }: FieldInputProps) {
  const { name, control, isRequired, limits } = field;
  const id = useId();
  const hint = [control === 'list' ? messages.onePerLine : '', limits ?? ''].filter(Boolean);
  const shared = { id, 'aria-describedby': hint.length > 0 ? `${id}-hint` : undefined };
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        <code>{name}</code> {isRequired && <em>{messages.required}</em>}
      </label>
      <Control field={field} text={text} onChange={onChange} shared={shared} />
      {hint.length > 0 && <small id={`${id}-hint`}>{hint.join(', ')}</small>}
    </div>
  );
}

interface ControlProps extends FieldInputProps {
  shared: { id: string; 'aria-describedby': string | undefined };
}

function Control({ field, text, onChange, shared }: ControlProps) {
  const { control, isRequired, values = [], min, max } = field;
  const set = (value: string) => onChange(value === '' ? undefined : value);
  if (control === 'boolean' && isRequired) {
    return (
      <input
        type="checkbox"
        role="switch"
        aria-checked={text === 'true'}
        checked={text === 'true'}
        onChange={({ target }) => onChange(String(target.checked))}
        {...shared}
      />
    );
  }
  if (control === 'boolean' || control === 'choice') {
    const listed = control === 'boolean' ? ['true', 'false'] : values;
    // A value that the contract doesn't list can come from the JSON view.
    const all = text === undefined || listed.includes(text) ? listed : [...listed, text];
    return (
      <select value={text ?? ''} onChange={({ target }) => set(target.value)} {...shared}>
        <option value="">{messages.notSet}</option>
        {all.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  }
  if (control === 'json') return <JsonInput text={text} onChange={onChange} shared={shared} />;
  if (control === 'list') {
    return (
      <textarea
        rows={Math.max(1, (text ?? '').split('\n').length)}
        value={text ?? ''}
        onChange={({ target }) => set(target.value)}
        {...shared}
      />
    );
  }
  const isNumber = control === 'integer' || control === 'number';
  return (
    <input
      type={isNumber ? 'number' : 'text'}
      step={control === 'integer' ? 1 : 'any'}
      min={min}
      max={max}
      value={text ?? ''}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
      {...shared}
    />
  );
}

/** An object or a list as JSON. While the text is not valid, the request keeps the last valid value. */
function JsonInput({ text, onChange, shared }: Omit<ControlProps, 'field'>) {
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && typed.trim() !== '' && parseJson(typed) === undefined;
  const props: ComponentProps<'textarea'> = { rows: 3, spellCheck: false, ...shared };
  return (
    <>
      <textarea
        {...props}
        value={typed ?? text ?? ''}
        aria-invalid={isInvalid}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value.trim() === '') onChange(undefined);
          else if (parseJson(value) !== undefined) onChange(value);
        }}
        onBlur={() => !isInvalid && setTyped(undefined)}
      />
      {isInvalid && <small role="status">{messages.fieldInvalid}</small>}
    </>
  );
}
