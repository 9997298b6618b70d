'use client';

import type { Json } from '@/lib/api/openapi/json';
import type { RunnableOperation } from '@/lib/browser/console/catalog';
import {
  bodyFields,
  queryValues,
  withBodyField,
  withQueryValues,
} from '@/lib/browser/console/draft-fields';
import type { FormField } from '@/lib/browser/console/form-fields';
import type { DraftRequest } from '@/lib/browser/console/request';
import { FieldInput } from './field-input.client';

interface FormViewProps {
  draft: DraftRequest;
  operation: RunnableOperation;
  onChange: (draft: DraftRequest) => void;
}

/** The fields of a request with their controls. The text of the draft is what they show and change. */
export function FormView({ draft, operation, onChange }: FormViewProps) {
  const { query, body } = draft;
  const fields = body === null ? null : bodyFields(body);
  return (
    <>
      {operation.form.query.map((field) => {
        const values = queryValues(query, field.name);
        return (
          <FieldInput
            key={field.name}
            field={field}
            text={values.length > 0 ? values.join('\n') : undefined}
            onChange={(text) =>
              onChange({
                ...draft,
                query: withQueryValues(query, field.name, text?.split('\n') ?? []),
              })
            }
          />
        );
      })}
      {body !== null &&
        fields &&
        operation.form.body.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            text={textOf(fields[field.name], field)}
            onChange={(text) =>
              onChange({ ...draft, body: withBodyField(body, field.name, jsonOf(text, field)) })
            }
          />
        ))}
    </>
  );
}

function textOf(value: Json | undefined, { control }: FormField): string | undefined {
  if (value === undefined) return undefined;
  if (control === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value that a text stands for. Text that is no number stays text, so that the API says what is wrong. */
function jsonOf(text: string | undefined, { control }: FormField): Json | undefined {
  if (text === undefined || control === 'text') return text;
  if (control === 'json') return JSON.parse(text) as Json;
  if (control === 'boolean') return text === 'true';
  const isNumber = control === 'integer' || control === 'number';
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
