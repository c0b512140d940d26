import { useToasts } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { formatMoment } from '@spotlight/shared/format';
import { Button, PlugIcon, RefreshIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { styled } from 'styled-components';
import { RoomHeading } from '../../components/room-heading';
import { useManualRefresh } from '../../components/use-manual-refresh';
import type { Dashboard } from '../../data/dashboard/dashboard.schema';
import { texts } from '../../texts';
import { useConnectionTest } from './use-connection-test';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Title, age of the figures, and the two things to do about them. */
export function DashboardHeader({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const t = useTexts(texts);
  const connection = useConnectionTest();
  const announceRefresh = useRefreshAnnouncement();
  const { refresh, isRefreshing } = useManualRefresh(dashboard, announceRefresh);
  const { data, isPending } = dashboard;
  const note = data
    ? t('dashboard.updated', { time: formatMoment(data.generatedAt) })
    : isPending && t('dashboard.updating');
  return (
    <RoomHeading
      title={t('dashboard.title')}
      note={note}
      action={
        <Actions>
          <Button
            variant="quiet"
            size="sm"
            icon={<PlugIcon size={18} />}
            isBusy={connection.isTesting}
            busyLabel={t('dashboard.testing')}
            onClick={connection.test}
          >
            {t('dashboard.testConnection')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<RefreshIcon size={18} />}
            isBusy={isRefreshing}
            busyLabel={t('dashboard.refreshing')}
            onClick={refresh}
          >
            {t('dashboard.refresh')}
          </Button>
        </Actions>
      }
    />
  );
}

/** Says how a refresh went that was asked for. The refresh of every minute stays silent. */
function useRefreshAnnouncement() {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const toasts = useToasts();
  return (error: Error | null) => {
    if (!error) return toasts.success(t('dashboard.loaded'));
    const { referenceId } = toAppError(error);
    return toasts.error(t('dashboard.loadFailed'), {
      description: `${errorText(error)} ${t('dashboard.reference', { id: referenceId })}`,
    });
  };
}
