import { formatMoment, formatPrice } from '@spotlight/shared/format';
import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventChange } from '../../data/event/event-form.schema';
import formTexts from '../../locales/event-form.zh-TW.json';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

const kinds = [
  ['event.moved', 'moved'],
  ['event.changed', 'changed'],
  ['waitlist.closed', 'waitlist'],
  ['transfer.expired', 'transfer'],
] as const;

export interface AsksNoticeProps {
  change: EventChange;
  isBusy: boolean;
  onAgree: () => void;
}

/** What a change comes to for others, before it is saved. */
export function AsksNotice({ change, isBusy, onAgree }: AsksNoticeProps) {
  const t = useTexts(formTexts);
  const { asks, along, people, freeUntil, freeReturns } = change;
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('asks.title', { count: people })}>
      <Stack>
        <p>{t('asks.help')}</p>
        {kinds.map(([ask, text]) => asks.includes(ask) && <p key={ask}>{t(`asks.${text}`)}</p>)}
        {along.length > 0 && <p>{t('asks.along')}</p>}
        {freeUntil && freeReturns && freeReturns.tickets > 0 && (
          <p>
            {t('asks.freeReturns', {
              until: formatMoment(freeUntil),
              tickets: freeReturns.tickets,
              amount: formatPrice(freeReturns.amount),
            })}
          </p>
        )}
        <Button size="sm" isBusy={isBusy} onClick={onAgree}>
          {t('asks.confirm')}
        </Button>
      </Stack>
    </Notice>
  );
}
