import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldErrorText } from '../field/field-frame';
import { useField } from '../field/use-field';
import { WarningIcon } from '../icons/sign.icons';
import { boxFace, ChoiceRow } from './choice.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** The words are for screen readers only, as in a table's first column. */
  isLabelHidden?: boolean;
}

const Box = styled.input`
  ${boxFace}
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: var(--radius-6);
  &:checked::before {
    content: '';
    width: 11px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--on-accent);
    border-width: 0 0 2px 2px;
    rotate: -45deg;
  }
  /* As high to the finger as a row of words, which would be its label. */
  &[aria-label] {
    position: relative;
  }
  &[aria-label]::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
`;

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** One thing to agree to or to choose. */
export function Checkbox({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  ...rest
}: CheckboxProps) {
  const control = useField({ label, hint, error, isRequired }, rest.id);
  return (
    <div className={className}>
      <ChoiceRow as={isLabelHidden ? 'span' : 'label'}>
        <Box
          {...rest}
          {...control}
          type="checkbox"
          {...(isLabelHidden && typeof label === 'string' && { 'aria-label': label })}
        />
        {!isLabelHidden && <span>{label}</span>}
      </ChoiceRow>
      {error ? (
        <FieldErrorText id={`${control.id}-note`} role="alert">
          <WarningIcon size={16} />
          {error}
        </FieldErrorText>
      ) : (
        hint && <Hint id={`${control.id}-note`}>{hint}</Hint>
      )}
    </div>
  );
}
