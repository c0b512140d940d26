import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { boxFace, ChoiceRow } from './choice.styles';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  ${boxFace}
  width: 40px;
  height: 24px;
  padding: 2px;
  border-radius: var(--radius-pill);
  background: var(--line-control);
  &::before {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--on-accent);
    transition: translate var(--fast) var(--ease);
  }
  &:checked::before {
    translate: 16px 0;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

const Texts = styled.span`
  display: grid;
`;

const Hint = styled.span`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** Turns something on or off at once, without saving. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <ChoiceRow className={className}>
      <Track {...rest} />
      <Texts>
        {label}
        {hint && <Hint>{hint}</Hint>}
      </Texts>
    </ChoiceRow>
  );
}
