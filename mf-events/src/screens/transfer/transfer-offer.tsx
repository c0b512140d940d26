import { useSession, useToasts } from '@spotlight/shared/contract';
import {
  formatDateTime,
  formatMoment,
  formatPhoneNumber,
  formatPrice,
  isPhoneNumber,
} from '@spotlight/shared/format';
import {
  Button,
  CalendarIcon,
  FactRow,
  Notice,
  PageHeading,
  Panel,
  PinIcon,
  TextField,
  TicketIcon,
  WarningIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Transfer } from '../../data/transfer/transfer.schema';
import { useAcceptTransfer, useEndTransfer } from '../../data/transfer/transfer.mutations';
import transferTexts from '../../locales/transfer.zh-TW.json';
import { paths } from '../../paths';

const Form = styled(Panel).attrs({ as: 'form' })`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

export interface TransferOfferProps {
  transfer: Transfer;
  /** The token of the link, or the id of the offer. */
  reference: string;
}

/** What is offered, by whom, at what price; taking it needs the name that goes on the ticket. */
export function TransferOffer({ transfer, reference }: TransferOfferProps) {
  const t = useTexts(transferTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const accept = useAcceptTransfer();
  const decline = useEndTransfer();
  const nameField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(user?.username ?? '');
  const [phone, setPhone] = useState(formatPhoneNumber(user?.phone ?? ''));
  const [isChecked, setIsChecked] = useState(false);
  const by = reference === transfer.id ? { id: reference } : { token: reference };
  const hasName = name.trim() !== '';
  const hasPhone = isPhoneNumber(phone);
  const { event, ticket, price } = transfer;
  const isBusy = accept.isPending || decline.isPending;

  const leave = (text: 'taken' | 'declined') => {
    toasts.success(t(`transfer.${text}`));
    void navigate(paths.tickets, { replace: true });
  };
  const take = (submission: FormEvent) => {
    submission.preventDefault();
    setIsChecked(true);
    if (!hasName) nameField.current?.focus();
    else if (!hasPhone) phoneField.current?.focus();
    else if (!isBusy) {
      const request = { reference: by, name: name.trim(), phone };
      accept.mutate(request, { onSuccess: () => leave('taken') });
    }
  };
  const error = accept.error ?? decline.error;

  return (
    <>
      <PageHeading title={t('transfer.offerTitle', { name: transfer.fromName })} />
      <Form onSubmit={take} noValidate>
        <strong>{event.title}</strong>
        <FactRow icon={<CalendarIcon size={18} />} isStrong>
          {formatDateTime(event.date, event.time)}
        </FactRow>
        <FactRow icon={<PinIcon size={18} />}>{event.location}</FactRow>
        <FactRow icon={<TicketIcon size={18} />}>
          {t('transfer.ticketName', { name: ticket.ticketTypeName, number: ticket.ticketNo })}
        </FactRow>
        <Notice>
          {price > 0
            ? t('transfer.priced', { price: formatPrice(price), name: transfer.fromName })
            : t('transfer.free')}{' '}
          {t('transfer.until', { moment: formatMoment(transfer.expiresAt) })}
        </Notice>
        <TextField
          ref={nameField}
          label={t('transfer.name')}
          value={name}
          maxLength={50}
          autoComplete="name"
          isRequired
          error={isChecked && !hasName ? t('transfer.nameMissing') : undefined}
          onChange={(change) => setName(change.target.value)}
        />
        <TextField
          ref={phoneField}
          label={t('transfer.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0912-345-678"
          value={phone}
          isRequired
          error={isChecked && !hasPhone ? t('transfer.phoneInvalid') : undefined}
          onChange={(change) => setPhone(change.target.value)}
        />
        {error && !isBusy && (
          <div role="alert">
            <Notice tone="danger" icon={<WarningIcon />} title={t('transfer.failed')}>
              {errorText(error)}
            </Notice>
          </div>
        )}
        <Button type="submit" size="lg" isFullWidth isBusy={accept.isPending}>
          {t('transfer.accept')}
        </Button>
        <Button
          variant="plain"
          isFullWidth
          isBusy={decline.isPending}
          onClick={() => decline.mutate(by, { onSuccess: () => leave('declined') })}
        >
          {t('transfer.decline')}
        </Button>
      </Form>
    </>
  );
}
