import { Dialog, Divider } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { CalendarSource } from '../booking/own-calendar.schema';
import { FeedPart } from '../calendar-feed/feed-part';
import calendarTexts from '../locales/own-calendar.zh-TW.json';
import { Stack } from './form.styles';
import { IcsImport } from './ics-import';
import { IcsSources } from './ics-sources';
import type { CalendarOf } from './own-calendar.repository';

export interface IcsDialogProps {
  of: CalendarOf;
  /** Calendars elsewhere that are read by their address. */
  sources: readonly CalendarSource[];
  /** Since when the feed has its address; null without one. */
  feedSince: string | null;
  onClose: () => void;
}

/** Other calendars: entries of a file come in, and an address that they subscribe to. */
export function IcsDialog({ of, sources, feedSince, onClose }: IcsDialogProps) {
  const t = useTexts(calendarTexts);
  return (
    <Dialog isOpen title={t('calendar.ics.title')} onClose={onClose}>
      <Stack>
        <IcsSources of={of} sources={sources} />
        <Divider />
        <IcsImport of={of} />
        <Divider />
        <Stack as="section">
          <h3>{t('calendar.ics.export')}</h3>
          <FeedPart of={of} since={feedSince} lead={t('calendar.ics.exportLead')} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
