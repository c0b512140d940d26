import { useDraft } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { isListDay } from '../../data/event/event-filters.rules';
import eventListTexts from '../../locales/event-list.zh-TW.json';

const Span = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const DayInput = styled.input`
  min-width: 0;
  min-height: 44px;
  padding-inline: 8px;
  border: 1px solid var(--line-control);
  border-radius: var(--radius-control);
  background: var(--control);
  color: var(--ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

export interface DaySpanFieldsProps {
  /** Calendar days, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  onChange: (change: { from: string | null } | { to: string | null }) => void;
}

/** The first and the last day. Each takes effect as soon as it is a whole date. */
export function DaySpanFields({ from, to, onChange }: DaySpanFieldsProps) {
  const t = useTexts(eventListTexts);
  return (
    <Span>
      <DayField
        label={t('eventList.from')}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <span aria-hidden="true">{t('eventList.until')}</span>
      <DayField
        label={t('eventList.to')}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </Span>
  );
}

interface DayFieldProps {
  label: string;
  value: string | null;
  min?: string | null;
  onChange: (day: string | null) => void;
}

function DayField({ label, value, min, onChange }: DayFieldProps) {
  const [draft, setDraft] = useDraft(value ?? '');
  const handleChange = (day: string) => {
    setDraft(day);
    if (isListDay(day) && !(min && day < min)) onChange(day);
  };
  return (
    <DayInput
      type="date"
      aria-label={label}
      value={draft}
      min={min ?? undefined}
      onChange={(event) => handleChange(event.target.value)}
      // While a date is typed anew, the field is empty for a moment: that is no wish yet.
      onBlur={() => draft === '' && value !== null && onChange(null)}
    />
  );
}
