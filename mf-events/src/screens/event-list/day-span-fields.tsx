import { DayField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import eventListTexts from '../../locales/event-list.zh-TW.json';

const Span = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  color: var(--ink-2);
  font-size: var(--text-14);
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
