import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/frame.icons';
import { LimitField, LimitSelect } from './search-bar.styles';
import { useDraft } from './use-draft';

export interface SearchBarSelectProps {
  /** Name of the field in the form. */
  name: string;
  label: string;
  /** The value that is in force; `''` or `null` for no limit. */
  value: string | number | null;
  /** `<option>`s. */
  children: ReactNode;
}

/** A limit of a `SearchBar`: framed in the folded panel, a part of the bar elsewhere. */
export function SearchBarSelect({ name, label, value, children }: SearchBarSelectProps) {
  const [draft, setDraft] = useDraft(String(value ?? ''));
  return (
    <LimitField>
      <span>{label}</span>
      <LimitSelect name={name} value={draft} onChange={(event) => setDraft(event.target.value)}>
        {children}
      </LimitSelect>
      <ChevronDownIcon size={18} />
    </LimitField>
  );
}
