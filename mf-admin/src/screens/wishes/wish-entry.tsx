import { formatMoment } from '@spotlight/shared/format';
import { Badge, ConfirmButton, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useModerateWish } from '../../data/wish/wish.mutations';
import type { Wish } from '../../data/wish/wish.schema';
import wishTexts from '../../locales/wishes.zh-TW.json';

const Entry = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & small {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** One wish with who wrote it, for whom, and what can be decided. */
export function WishEntry({ wish }: { wish: Wish }) {
  const t = useTexts(wishTexts);
  const id = useId();
  const byId = useId();
  const { mutateAsync } = useModerateWish();
  const { artist, year, body, status, authorName: name, reportCount, createdAt } = wish;
  const decide = (verdict: 'visible' | 'hidden') => async () => {
    await mutateAsync({ id: wish.id, status: verdict, reason: null });
    return t(verdict === 'visible' ? 'kept' : 'hidden');
  };
  return (
    <Entry as="article" aria-labelledby={`${id} ${byId}`}>
      <Row>
        <strong id={id}>{t('for', { name: artist.performerName, year })}</strong>
        {reportCount > 0 && <Badge tone="warning">{t('reports', { count: reportCount })}</Badge>}
      </Row>
      <p>{body}</p>
      <small id={byId}>{t('by', { name, moment: formatMoment(createdAt) })}</small>
      <Row>
        {status !== 'visible' && (
          <ConfirmButton
            size="sm"
            aria-label={t('keepNamed', { name })}
            question={{
              title: t('keepNamed', { name }),
              body: t('keepBody'),
              confirmLabel: t('keep'),
              onConfirm: decide('visible'),
            }}
          >
            {t('keep')}
          </ConfirmButton>
        )}
        {status !== 'hidden' && (
          <ConfirmButton
            size="sm"
            variant="outline"
            aria-label={t('hideNamed', { name })}
            question={{
              title: t('hideNamed', { name }),
              body: t('hideBody'),
              confirmLabel: t('hide'),
              tone: 'danger',
              onConfirm: decide('hidden'),
            }}
          >
            {t('hide')}
          </ConfirmButton>
        )}
      </Row>
    </Entry>
  );
}
