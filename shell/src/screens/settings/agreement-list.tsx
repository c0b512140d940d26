import { useToasts } from '@spotlight/shared/contract';
import { formatDate, formatMoment } from '@spotlight/shared/format/parts';
import { Button, QueryView, Skeleton, useErrorText } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useAgreeTo, useMyAgreements } from '../../data/agreement/agreement.queries';
import type { Agreement } from '../../data/agreement/agreement.schema';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';
import { paths } from '../../paths';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

const Facts = styled.p`
  margin-top: 2px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Agree = styled(Button)`
  margin-top: 16px;
`;

const DocumentLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--accent-ink);
  text-decoration: underline;
`;

/** Which terms the person agreed to, in which version and when; one press agrees to newer ones. */
export function AgreementList() {
  const t = useTexts(ownAccountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const agreements = useMyAgreements();
  const { mutate, isPending } = useAgreeTo();
  return (
    <QueryView
      query={agreements}
      errorTitle={t('agreements.error')}
      pending={<Skeleton height={120} />}
    >
      {({ items }) => {
        const open = items.filter(({ version, agreedVersion }) => version !== agreedVersion);
        return (
          <>
            <List aria-label={t('agreements.title')}>
              {items.map((item) => (
                <li key={item.document}>
                  <DocumentLink to={paths[item.document]}>
                    {t(`agreements.${item.document}`)}
                  </DocumentLink>
                  <Facts>
                    <AgreementFacts {...item} />
                  </Facts>
                </li>
              ))}
            </List>
            {open.length > 0 && (
              <Agree
                variant="outline"
                size="sm"
                isBusy={isPending}
                onClick={() =>
                  mutate(open, {
                    onSuccess: () => toasts.success(t('agreements.agreed')),
                    onError: (thrown) => toasts.error(errorText(thrown)),
                  })
                }
              >
                {t('agreements.agree')}
              </Agree>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function AgreementFacts({ version, inForceFrom, agreedVersion, agreedAt }: Agreement) {
  const t = useTexts(ownAccountTexts);
  return [
    agreedAt && t('agreements.said', { version: agreedVersion, when: formatMoment(agreedAt) }),
    version !== agreedVersion && t('agreements.open', { version, when: formatDate(inForceFrom) }),
  ]
    .filter(Boolean)
    .join(t('agreements.separator'));
}
