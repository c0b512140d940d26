import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldErrorText } from '../field/field-frame';
import { WarningIcon } from '../icons/sign.icons';
import { onPhone } from '../media';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
  isDisabled?: boolean;
  className?: string;
}

const Group = styled.fieldset`
  display: grid;
  align-self: start;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  @media ${onPhone} {
    /* Choices in longer words than a phone is wide take two lines. */
    &:not(:lang(zh)) {
      display: flex;
      flex-wrap: wrap;
    }
  }
  gap: 4px;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--surface-2);
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-items: center;
  min-height: 44px;
  /* From 10 px to 4 px on the narrowest phones, so that five short choices fit. */
  padding: 0 clamp(4px, 10vw - 28px, 10px);
  border-radius: var(--radius-6);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.25;
  white-space: nowrap;
  transition: background var(--fast) var(--ease);
  &:has(:checked) {
    background: var(--raised);
    color: var(--ink);
    font-weight: var(--weight-bold);
    box-shadow: var(--shadow-bar);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
`;

/** One of two to five short choices, all in view. Native radio buttons, so arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  isDisabled,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <>
      <Group
        className={className}
        disabled={isDisabled}
        data-invalid={error ? '' : undefined}
        aria-describedby={error ? `${name}-note` : undefined}
      >
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Group>
      {error && (
        <FieldErrorText id={`${name}-note`} role="alert">
          <WarningIcon size={16} />
          {error}
        </FieldErrorText>
      )}
    </>
  );
}
