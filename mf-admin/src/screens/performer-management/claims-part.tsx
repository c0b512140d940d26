import { ReasonDialog } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ConfirmButton, Notice, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDecideClaim } from '../../data/performer/performer.mutations';
import { useClaims } from '../../data/performer/performer.queries';
import type { Claim, ManagedPerformer } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performers.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  & > small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Who says that a page without an owner is theirs: it is given to one of them, or they are told why not. */
export function ClaimsPart({ performer }: { performer: ManagedPerformer }) {
  const t = useTexts(performerTexts);
  const claims = useClaims(performer.id);
  const { mutateAsync } = useDecideClaim();
  const [refusing, setRefusing] = useState<Claim>();
  return (
    <section>
      <PartTitle>{t('panel.claims')}</PartTitle>
      <QueryView
        query={claims}
        pending={<Skeleton height={72} radius="var(--radius-card)" />}
        errorTitle={t('panel.claimsFailed')}
      >
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('panel.noClaims')}</p>}
            <List>
              {items.map((claim) => (
                <Item key={claim.id}>
                  <small>
                    {t('panel.claimBy', {
                      name: claim.userName,
                      at: formatMoment(claim.createdAt),
                    })}
                  </small>
                  <p>{claim.message}</p>
                  {claim.isOwn ? (
                    <Notice tone="info">{t('panel.ownClaim')}</Notice>
                  ) : (
                    <div>
                      <ConfirmButton
                        size="sm"
                        aria-label={t('panel.giveOf', { name: claim.userName })}
                        question={{
                          title: t('panel.giveTitle', {
                            page: performer.performerName,
                            name: claim.userName,
                          }),
                          body: t('panel.giveBody'),
                          confirmLabel: t('panel.give'),
                          onConfirm: async () => {
                            await mutateAsync({ id: claim.id, status: 'approved', reason: null });
                            return t('panel.given');
                          },
                        }}
                      >
                        {t('panel.give')}
                      </ConfirmButton>
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('panel.refuseOf', { name: claim.userName })}
                        onClick={() => setRefusing(claim)}
                      >
                        {t('panel.refuse')}
                      </Button>
                    </div>
                  )}
                </Item>
              ))}
            </List>
          </>
        )}
      </QueryView>
      {refusing && (
        <ReasonDialog
          title={t('panel.refuseTitle', { name: refusing.userName })}
          lead={t('panel.refuseBody')}
          label={t('reason')}
          missing={t('reasonMissing')}
          confirmLabel={t('panel.refuse')}
          onConfirm={async (reason) => {
            await mutateAsync({ id: refusing.id, status: 'rejected', reason });
            return t('panel.refused');
          }}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </section>
  );
}
