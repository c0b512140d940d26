import { formatDate, formatPrice } from '@spotlight/shared/format';
import { Part } from '@spotlight/shared/own-page';
import { Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { Campaign } from '../../data/campaign/campaign.schema';
import { spentOf } from '../../data/campaign/receipts.rules';
import campaignTexts from '../../locales/campaign.zh-TW.json';

/** Where the money of a met goal went, line by line. */
export function ReceiptPart({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts);
  const { receipts } = campaign;
  const { spent, left } = spentOf(campaign);
  return (
    <Part as="section" aria-label={t('campaign.receipts')}>
      <h2>{t('campaign.receipts')}</h2>
      <p>{t('campaign.receiptsLead')}</p>
      {receipts.length === 0 ? (
        <p>{t('campaign.noReceipts')}</p>
      ) : (
        <>
          <p>{t('campaign.spent', { spent: formatPrice(spent), left: formatPrice(left) })}</p>
          <Table label={t('campaign.receipts')}>
            <thead>
              <tr>
                <Th>{t('campaign.paidOn')}</Th>
                <Th>{t('campaign.what')}</Th>
                <Th isNumeric>{t('campaign.amount')}</Th>
                <Th>{t('campaign.file')}</Th>
              </tr>
            </thead>
            <tbody>
              {receipts.map(({ id, title, amount, fileUrl, paidOn }) => (
                <tr key={id}>
                  <Td>{formatDate(paidOn)}</Td>
                  <Td>{title}</Td>
                  <Td isNumeric>{formatPrice(amount)}</Td>
                  <Td>
                    {fileUrl ? (
                      <a href={fileUrl} target="_blank" rel="noreferrer">
                        <u>{t('campaign.fileNamed', { title })}</u>
                      </a>
                    ) : (
                      '–'
                    )}
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Part>
  );
}
