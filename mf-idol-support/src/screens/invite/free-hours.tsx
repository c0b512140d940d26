import { addDays, formatTimes, useFreeTime } from '@spotlight/shared/booking';
import { Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { taipeiDay } from '@spotlight/shared/format';
import inviteTexts from '../../locales/invite.zh-TW.json';

/** The hours that the performer has on a day. Says nothing while nobody knows: the server checks anyway. */
export function FreeHours({ performerId, day }: { performerId: string; day: string }) {
  const t = useTexts(inviteTexts);
  const { data, isPlaceholderData } = useFreeTime({
    type: 'performer',
    id: performerId,
    from: day,
    to: addDays(day, 1),
  });
  if (!data || isPlaceholderData) return null;
  const hours = data.free.filter(({ startAt }) => taipeiDay(startAt) === day);
  if (hours.length === 0) return <Notice tone="warning">{t('invite.full')}</Notice>;
  return (
    <Notice tone="info">
      {t('invite.free', {
        hours: hours.map(({ startAt, endAt }) => formatTimes(startAt, endAt)).join('、'),
      })}
    </Notice>
  );
}
