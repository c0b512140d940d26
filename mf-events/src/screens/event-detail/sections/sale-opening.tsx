import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { Button, ClockIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useSaleReminders } from '../../../data/sale-reminder/sale-reminder.queries';
import saleOpeningTexts from '../../../locales/sale-opening.zh-TW.json';
import { SaleCountdown } from './sale-countdown';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 40px;
`;

export interface SaleOpeningProps {
  eventId: string;
  ticketTypeId: string;
  /** Of the ticket type. */
  name: string;
  opensAt: string;
  /** Of an event that sells nothing. */
  isFree: boolean;
}

/** When a sale begins, how long until then, and 開賣提醒我. */
export function SaleOpening({ eventId, ticketTypeId, name, opensAt, isFree }: SaleOpeningProps) {
  const t = useTexts(saleOpeningTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { reminded, change } = useSaleReminders(eventId);
  const isOn = reminded?.includes(ticketTypeId) ?? false;

  const toggle = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('saleOpening.login') }))) return;
    change.mutate(
      { ticketTypeId, isOn: !isOn },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: ({ isOn: isNowOn }) =>
          toasts.success(t(isNowOn ? 'saleOpening.on' : 'saleOpening.off')),
      },
    );
  };

  // The name contains what is seen of it, so that whoever speaks to the page can say it.
  const text = t(`saleOpening.${isOn ? 'reminded' : 'remind'}${isFree ? 'Free' : ''}`);
  return (
    <Row>
      <SaleCountdown opensAt={opensAt} isFree={isFree} />
      <Button
        variant="text"
        size="sm"
        icon={<ClockIcon size={18} />}
        isBusy={change.isPending}
        aria-pressed={isOn}
        aria-label={t('saleOpening.named', { name, text })}
        onClick={() => void toggle()}
      >
        {text}
      </Button>
    </Row>
  );
}
