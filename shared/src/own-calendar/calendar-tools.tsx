import {
  Button,
  CalendarIcon,
  ClockIcon,
  OverlayFailure,
  PlusIcon,
  SwapIcon,
  lazyPart,
} from '@spotlight/shared/ui';
import { taipeiDay } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOwnCalendar } from '../booking/own-calendar.queries';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import type { CalendarOf, CalendarTerms } from './own-calendar.repository';

const TermsDialog = lazyPart(
  () => import(/* webpackChunkName: "terms" */ './terms-dialog').then((m) => m.TermsDialog),
  { Failed: OverlayFailure },
);
const HolidaysDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "holidays" */ './holidays-dialog').then((m) => m.HolidaysDialog),
  { Failed: OverlayFailure },
);
const IcsDialog = lazyPart(
  () => import(/* webpackChunkName: "ics" */ './ics-dialog').then((m) => m.IcsDialog),
  { Failed: OverlayFailure },
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface CalendarToolsProps {
  of: CalendarOf;
  /** With the version that they stand on. */
  terms: CalendarTerms & { version: number };
  /** Only what is asked for every day: a new entry. */
  isBrief?: boolean;
  /** A new entry is asked for. */
  onAdd: () => void;
}

type Tool = 'terms' | 'holidays' | 'ics';

/** What is done to a calendar as a whole: hours of the week, holidays, other calendars. */
export function CalendarTools({ of, terms, isBrief = false, onAdd }: CalendarToolsProps) {
  const t = useTexts(calendarTexts);
  const [tool, setTool] = useState<Tool | null>(null);
  const today = taipeiDay();
  const { data } = useOwnCalendar({ ...of, from: today, to: today });
  const close = () => setTool(null);
  return (
    <Row>
      {!isBrief && (
        <>
          <Button variant="outline" icon={<ClockIcon size={18} />} onClick={() => setTool('terms')}>
            {t('calendar.tools.terms')}
          </Button>
          <Button
            variant="outline"
            icon={<CalendarIcon size={18} />}
            onClick={() => setTool('holidays')}
          >
            {t('calendar.tools.holidays')}
          </Button>
          <Button variant="outline" icon={<SwapIcon size={18} />} onClick={() => setTool('ics')}>
            {t('calendar.tools.ics')}
          </Button>
        </>
      )}
      <Button icon={<PlusIcon size={18} />} onClick={onAdd}>
        {t('calendar.tools.add')}
      </Button>
      {tool === 'terms' && <TermsDialog of={of} terms={terms} onClose={close} />}
      {tool === 'holidays' && <HolidaysDialog of={of} onClose={close} />}
      {tool === 'ics' && (
        <IcsDialog
          of={of}
          sources={data?.sources ?? []}
          feedSince={data?.feedSince ?? null}
          onClose={close}
        />
      )}
    </Row>
  );
}
