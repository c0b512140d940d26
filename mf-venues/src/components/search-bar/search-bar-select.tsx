import { ChevronDownIcon, fromDesktop, Select } from '@spotlight/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDraft } from './use-draft';

export interface SearchBarSelectProps {
  /** Name of the field in the form. */
  name: string;
  label: string;
  /** The value that is in force; `''` for no limit. */
  value: string;
  /** `<option>`s. */
  children: ReactNode;
}

const Field = styled.label`
  position: relative;
  display: grid;
  gap: 6px;
  min-width: 0;
  & > span {
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    line-height: var(--leading-dense);
  }
  & > svg {
    position: absolute;
    inset: auto 10px 13px auto;
    color: var(--ink-2);
    pointer-events: none;
  }
  @media ${fromDesktop} {
    flex: 0 0 148px;
    padding-inline-start: 8px;
    border-inline-start: 1px solid var(--line);
    & > span {
      position: absolute;
      inset: 4px auto auto 20px;
      color: var(--ink-3);
      font-size: var(--text-12);
      font-weight: var(--weight-regular);
      pointer-events: none;
    }
    & > svg {
      inset-block-end: 16px;
    }
  }
`;

/* In the bar the whole field is the select, so that a press anywhere in it opens the list. */
const FieldSelect = styled(Select)`
  @media ${fromDesktop} {
    min-height: 50px;
    padding-block: 20px 4px;
    border-color: transparent;
    background: none;
  }
`;

/** A limit of the search: framed in the phone's panel, a part of the bar elsewhere. */
export function SearchBarSelect({ name, label, value, children }: SearchBarSelectProps) {
  const [draft, setDraft] = useDraft(value);
  return (
    <Field>
      <span>{label}</span>
      <FieldSelect name={name} value={draft} onChange={(event) => setDraft(event.target.value)}>
        {children}
      </FieldSelect>
      <ChevronDownIcon size={18} />
    </Field>
  );
}
