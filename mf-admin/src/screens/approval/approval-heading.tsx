import { formatTimeSince } from '@spotlight/shared/format';
import { Button, RefreshIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { RoomHeading } from '../../components/room-heading';
import { useManualRefresh } from '../../components/use-manual-refresh';
import type { ApprovalPage } from '../../data/approval/approval.schema';
import approvalTexts from '../../locales/approval.zh-TW.json';
import roomTexts from '../../locales/room.zh-TW.json';

/** Title, how much waits and for how long, and reading the list again. */
export function ApprovalHeading({
  title,
  query,
}: {
  title: string;
  query: UseQueryResult<ApprovalPage>;
}) {
  const t = useTexts(approvalTexts);
  const room = useTexts(roomTexts);
  const { refresh, isRefreshing } = useManualRefresh(query);
  const { pending, oldestAt } = query.data ?? {};
  const count = pending && Object.values(pending).reduce((sum, one) => sum + one, 0);
  return (
    <RoomHeading
      title={title}
      note={
        count !== undefined && (
          <span role="status">
            {oldestAt
              ? t('waitingSince', { count, time: formatTimeSince(oldestAt) })
              : t('waiting', { count })}
          </span>
        )
      }
      action={
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshIcon size={18} />}
          isBusy={isRefreshing}
          busyLabel={room('refreshing')}
          onClick={refresh}
        >
          {room('refresh')}
        </Button>
      }
    />
  );
}
