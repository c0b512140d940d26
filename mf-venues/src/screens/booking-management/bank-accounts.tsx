import { Button, Panel, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useBankAccount } from '../../data/bank-account/bank-account.queries';
import bookingsTexts from '../../locales/bookings.zh-TW.json';
import { BankAccountDialog } from './bank-account-dialog';

const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  & > h2 {
    font-size: var(--text-16);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

interface OwnVenueName {
  id: string;
  name: string;
}

/** Where guests pay their deposits to: without it nobody can pay by transfer. */
export function BankAccounts({ venues }: { venues: readonly OwnVenueName[] }) {
  const t = useTexts(bookingsTexts);
  const titleId = useId();
  if (venues.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('management.account.title')}</h2>
      {venues.map((venue) => (
        <VenueAccount key={venue.id} venue={venue} />
      ))}
    </Box>
  );
}

function VenueAccount({ venue }: { venue: OwnVenueName }) {
  const t = useTexts(bookingsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const query = useBankAccount(venue.id);
  return (
    <QueryView
      query={query}
      pending={<Skeleton height={64} />}
      errorTitle={t('management.account.error')}
    >
      {(account) => (
        <Row>
          <div>
            <strong>{venue.name}</strong>
            <p>
              {account
                ? t('management.account.shown', {
                    bank: account.bankCode,
                    account: account.accountNo,
                    name: account.accountName,
                  })
                : t('management.account.none')}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-label={t(account ? 'management.account.changeOf' : 'management.account.setOf', {
              name: venue.name,
            })}
            onClick={() => setIsOpen(true)}
          >
            {t(account ? 'management.account.change' : 'management.account.set')}
          </Button>
          {isOpen && (
            <BankAccountDialog
              venueId={venue.id}
              account={account}
              onClose={() => setIsOpen(false)}
            />
          )}
        </Row>
      )}
    </QueryView>
  );
}
