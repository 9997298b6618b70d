'use client';

import { type Viewer, viewers } from '@/lib/sandbox/shops/demo/viewers';
import { enTrySdk as messages } from '@/lib/site/messages/en-try-sdk';
import { SelectField } from './select-field.client';

interface ViewerFieldProps {
  viewer: Viewer;
  onChange: (viewer: Viewer) => void;
}

/** The customer or guest of the demo shop that looks at the page. */
export function ViewerField({ viewer, onChange }: ViewerFieldProps) {
  return (
    <SelectField
      label={messages.viewer}
      options={viewers.map((name) => [name, messages.viewers[name]])}
      value={viewer}
      onChange={(value) => onChange(value as Viewer)}
    />
  );
}
