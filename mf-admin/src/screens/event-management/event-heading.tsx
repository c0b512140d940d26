import { Button, PlusIcon, RefreshIcon, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { RoomHeading } from '../../components/room-heading';
import { RoomTools } from '../../components/room-tools';
import { useManualRefresh } from '../../components/use-manual-refresh';
import type { ManagedEventPage } from '../../data/event/event.schema';
import { countedText } from '../../room/counted-text.rules';
import { texts } from '../../texts';

export interface EventHeadingProps {
  events: UseQueryResult<ManagedEventPage>;
  /** A new event; undefined for those who only look. */
  onAdd: (() => void) | undefined;
}

/** Title, the number of events found (read out when it changes), reading the list again, a new event. */
export function EventHeading({ events, onAdd }: EventHeadingProps) {
  const t = useTexts(texts);
  const { refresh, isRefreshing } = useManualRefresh(events);
  const count = events.data && countedText(events.data);
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
        <RoomTools>
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
          {onAdd && (
            <Button size="sm" icon={<PlusIcon size={18} />} onClick={onAdd}>
              {t('events.add')}
            </Button>
          )}
        </RoomTools>
      }
    />
  );
}
