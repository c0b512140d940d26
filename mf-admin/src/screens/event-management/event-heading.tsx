import { groupDigits } from '@spotlight/shared/format';
import { Button, RefreshIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { RoomHeading } from '../../components/room-heading';
import { useManualRefresh } from '../../components/use-manual-refresh';
import type { ManagedEventPage } from '../../data/event/event.schema';
import { texts } from '../../texts';

/** Title, the number of events found (read out when it changes), and reading the list again. */
export function EventHeading({ events }: { events: UseQueryResult<ManagedEventPage> }) {
  const t = useTexts(texts);
  const { refresh, isRefreshing } = useManualRefresh(events);
  const count = events.data && groupDigits(events.data.total);
  const note = (
    <>
      {count && <span aria-hidden="true">{t('events.count', { count })}</span>}
      <VisuallyHidden role="status">{count && t('events.result', { count })}</VisuallyHidden>
    </>
  );
  return (
    <RoomHeading
      title={t('events.title')}
      note={note}
      action={
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshIcon size={18} />}
          isBusy={isRefreshing}
          busyLabel={t('events.refreshing')}
          onClick={refresh}
        >
          {t('events.refresh')}
        </Button>
      }
    />
  );
}
