'use client';

import { useLayoutEffect } from 'react';
import { enPanel as messages } from '@/lib/site/messages/en-panel';
import { Choice } from './choice.client';

interface ResponseChoiceProps {
  /** The recorded part of the page, whose place the reader's result takes. */
  recorded: HTMLElement;
  isRecorded: boolean;
  onChange: (isRecorded: boolean) => void;
}

/** A choice between the recorded response or delivery of the page and that of the reader. */
export function ResponseChoice({ recorded, isRecorded, onChange }: ResponseChoiceProps) {
  useLayoutEffect(() => {
    recorded.hidden = !isRecorded;
    return () => {
      recorded.hidden = false;
    };
  }, [recorded, isRecorded]);

  const { recorded: first, yours } = messages;
  return (
    <Choice
      label={messages.shown}
      options={{ recorded: first, yours }}
      chosen={isRecorded ? 'recorded' : 'yours'}
      onChoose={(value) => onChange(value === 'recorded')}
    />
  );
}
