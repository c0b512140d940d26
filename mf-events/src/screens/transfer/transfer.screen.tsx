import { ButtonLink, Container, NotFoundState, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { UnprovedAddress } from '../../components/unproved-address/unproved-address';
import { useTransfer } from '../../data/transfer/transfer.queries';
import transferTexts from '../../locales/transfer.zh-TW.json';
import { paths } from '../../paths';
import { TransferOffer } from './transfer-offer';

const Page = styled(Container)`
  max-width: calc(560px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

/** /tickets/transfer/:token: a ticket that somebody offers, to be taken or declined. */
export function TransferScreen() {
  const t = useTexts(transferTexts);
  const { token = '' } = useParams();
  return (
    <Page>
      <QueryView
        query={useTransfer(token)}
        pending={<Skeleton height={320} radius="var(--radius-card)" />}
        errorTitle={t('transfer.errorTitle')}
        isEmpty={(transfer) => transfer === null}
        empty={
          <>
            <UnprovedAddress />
            <NotFoundState
              title={t('transfer.missingTitle')}
              help={t('transfer.missingHelp')}
              action={<ButtonLink to={paths.tickets}>{t('transfer.toTickets')}</ButtonLink>}
            />
          </>
        }
      >
        {(transfer) => transfer && <TransferOffer transfer={transfer} reference={token} />}
      </QueryView>
    </Page>
  );
}
