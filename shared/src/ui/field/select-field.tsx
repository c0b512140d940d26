import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/frame.icons';
import { FieldFrame, type FieldTexts } from './field-frame';
import { Select } from './select';
import { useField } from './use-field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldTexts {
  /** The choices; or give `<option>` elements as children. */
  options?: readonly SelectOption[];
}

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
`;

/** A native select with its label: the keyboard, the phone's wheel and autofill come with it. */
export function SelectField({
  label,
  hint,
  error,
  isRequired,
  options,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const texts = { label, hint, error, isRequired };
  const control = useField(texts, rest.id);
  return (
    <FieldFrame {...texts} id={control.id} className={className}>
      <Box>
        <Select {...rest} {...control}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
        <ChevronDownIcon size={18} />
      </Box>
    </FieldFrame>
  );
}
