import { useId } from 'react';
import type { FieldTexts } from './field-frame';

interface ControlAttributes {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

/** Ties a control to its label and to the note under it. */
export function useField(texts: FieldTexts, ownId: string | undefined): ControlAttributes {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  return {
    id,
    ...(texts.error ? { 'aria-invalid': true as const } : {}),
    ...(texts.error || texts.hint ? { 'aria-describedby': `${id}-note` } : {}),
    ...(texts.isRequired ? { 'aria-required': true as const } : {}),
  };
}
