import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../icons/sign.icons';

/** What every field can be told about itself, besides the attributes of its own element. */
export interface FieldTexts {
  label: ReactNode;
  /** One line of help under the field; the error takes its place. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the label. Say `required` too where the browser itself shall check. */
  isRequired?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  /** Right of the line under the field, such as a count of characters. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/* A field for a day is wider than a narrow column otherwise, and lies over the next. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const FieldLabel = styled.label`
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  line-height: var(--leading-dense);
`;

const RequiredMark = styled.span`
  margin-inline-start: 4px;
  color: var(--danger-ink);
`;

const Hint = styled.p`
  display: flex;
  gap: 12px;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
`;

const Aside = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const FieldErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--danger-ink);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  & > svg {
    flex-shrink: 0;
  }
`;

/** Label above, hint or error below: the frame around one control with `id`. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isRequired,
  aside,
  className,
  children,
}: FieldFrameProps) {
  return (
    <Frame className={className}>
      <FieldLabel htmlFor={id}>
        {label}
        {isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </FieldLabel>
      {children}
      {error ? (
        <FieldErrorText id={`${id}-note`} role="alert">
          <WarningIcon size={16} />
          {error}
        </FieldErrorText>
      ) : (
        (hint || aside) && (
          <Hint>
            {hint && <span id={`${id}-note`}>{hint}</span>}
            {aside && <Aside>{aside}</Aside>}
          </Hint>
        )
      )}
    </Frame>
  );
}
