import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format/parts';
import {
  Button,
  Notice,
  OverlayFailure,
  QueryView,
  Skeleton,
  WarningIcon,
  lazyPart,
  useErrorText,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useKeepAccount } from '../../data/leaving/leaving.mutations';
import { useLeaving, useObligations } from '../../data/leaving/leaving.queries';
import ownAccountTexts from '../../locales/own-account.zh-TW.json';
import { ObligationList } from './obligation-list';

const LeavingDialog = lazyPart(
  () => import(/* webpackChunkName: "leaving" */ './leaving-dialog').then((m) => m.LeavingDialog),
  { Failed: OverlayFailure },
);

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  & > p {
    color: var(--ink-2);
  }
`;

/** Ends the account: what is in the way and how to settle it, the wish itself, and the days to take it back. */
export function LeavingSection() {
  const t = useTexts(ownAccountTexts);
  const leaving = useLeaving();
  return (
    <QueryView query={leaving} errorTitle={t('leaving.error')} pending={<Skeleton height={140} />}>
      {({ leavesAt, days }) =>
        leavesAt ? <Waiting leavesAt={leavesAt} /> : <Asking days={days} />
      }
    </QueryView>
  );
}

function Waiting({ leavesAt }: { leavesAt: string }) {
  const t = useTexts(ownAccountTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = useKeepAccount();
  const stay = () =>
    mutate(undefined, {
      onSuccess: () => toasts.success(t('leaving.stayed')),
      onError: (thrown) => toasts.error(errorText(thrown)),
    });
  return (
    <Body>
      <Notice
        tone="warning"
        icon={<WarningIcon />}
        title={t('leaving.waitingTitle', { when: formatMoment(leavesAt) })}
      >
        {t('leaving.waitingText')}
      </Notice>
      <Button isBusy={isPending} onClick={stay}>
        {t('leaving.stay')}
      </Button>
    </Body>
  );
}

function Asking({ days }: { days: number }) {
  const t = useTexts(ownAccountTexts);
  const obligations = useObligations();
  const [isOpen, setOpen] = useState(false);
  return (
    <Body>
      <p>
        {t('leaving.text')}
        {days > 0 ? t('leaving.days', { days }) : t('leaving.now')}
      </p>
      <QueryView
        query={obligations}
        errorTitle={t('leaving.error')}
        pending={<Skeleton height={44} />}
      >
        {({ items }) => {
          const owed = items.filter(({ isLoss }) => !isLoss);
          const losses = items.filter(({ isLoss }) => isLoss);
          return (
            <>
              {owed.length > 0 && (
                <Notice tone="danger" icon={<WarningIcon />} title={t('leaving.owed')}>
                  <ObligationList items={owed} />
                </Notice>
              )}
              {losses.length > 0 && (
                <Notice tone="warning" title={t('leaving.losses')}>
                  <ObligationList items={losses} />
                </Notice>
              )}
              <Button variant="danger" disabled={owed.length > 0} onClick={() => setOpen(true)}>
                {t('leaving.ask')}
              </Button>
              {isOpen && (
                <LeavingDialog days={days} losses={losses} onClose={() => setOpen(false)} />
              )}
            </>
          );
        }}
      </QueryView>
    </Body>
  );
}
