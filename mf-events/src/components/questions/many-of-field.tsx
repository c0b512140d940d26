import type { BoundField } from '@spotlight/shared/form';
import { Checkbox } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import questionsTexts from '../../locales/questions.zh-TW.json';

const Group = styled.div`
  display: grid;
  gap: 6px;
  & > p:first-child {
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    line-height: var(--leading-dense);
  }
`;

const Note = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
  &[role='alert'] {
    color: var(--danger-ink);
    font-size: var(--text-14);
  }
`;

export interface ManyOfFieldProps extends BoundField {
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  options: readonly string[];
  /** How many may be chosen; without it all of them. */
  most: number | undefined;
}

/** A question with several answers: a checkbox for each option. */
export function ManyOfField(props: ManyOfFieldProps) {
  const { label, hint, error, isRequired, options, most, ...register } = props;
  const t = useTexts(questionsTexts);
  const id = useId();
  const help = [hint, most && t('questions.most', { count: most })].filter(Boolean).join('　');
  return (
    <Group
      role="group"
      data-invalid={error ? '' : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={error || help ? `${id}-note` : undefined}
    >
      <p id={`${id}-label`}>{isRequired ? t('questions.needed', { label }) : label}</p>
      {options.map((option) => (
        <Checkbox key={option} label={option} value={option} {...register} />
      ))}
      {(error || help) && (
        <Note id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error ?? help}
        </Note>
      )}
    </Group>
  );
}
