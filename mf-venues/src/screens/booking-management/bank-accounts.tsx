import { BankAccountRow } from '@spotlight/shared/bank-account';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import bookingsTexts from '../../locales/bookings.zh-TW.json';

const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  & > h2 {
    font-size: var(--text-16);
  }
  & > div {
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
`;

interface OwnVenueName {
  id: string;
  name: string;
}

/** Where guests pay their deposits to, venue by venue. */
export function BankAccounts({ venues }: { venues: readonly OwnVenueName[] }) {
  const t = useTexts(bookingsTexts);
  const titleId = useId();
  if (venues.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('management.account.title')}</h2>
      {venues.map(({ id, name }) => (
        <BankAccountRow
          key={id}
          payee={{ type: 'venue', id }}
          title={() => <strong>{name}</strong>}
          none={t('management.account.none')}
          lead={t('management.account.lead')}
          action={(isSet) =>
            t(isSet ? 'management.account.changeOf' : 'management.account.setOf', { name })
          }
        />
      ))}
    </Box>
  );
}
