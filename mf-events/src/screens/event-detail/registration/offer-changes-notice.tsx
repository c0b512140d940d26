import { formatPrice } from '@spotlight/shared/format';
import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { OfferChange } from '../../../data/event/offer-changes.rules';
import registrationTexts from '../../../locales/registration.zh-TW.json';

const List = styled.ul`
  margin-bottom: 8px;
  font-variant-numeric: tabular-nums;
`;

export interface OfferChangesNoticeProps {
  changes: readonly OfferChange[];
  onAccept: () => void;
}

/** Says what changed since the buyer looked; nothing is sent before that is accepted. */
export function OfferChangesNotice({ changes, onAccept }: OfferChangesNoticeProps) {
  const t = useTexts(registrationTexts);
  const textOf = (change: OfferChange) => {
    switch (change.kind) {
      case 'price':
        return t('registration.changes.price', {
          name: change.name,
          before: formatPrice(change.before),
          after: formatPrice(change.after),
        });
      case 'less':
        return t('registration.changes.less', { ...change });
      case 'gone':
        return t('registration.changes.gone', { name: change.name });
    }
  };
  return (
    <div role="alert">
      <Notice tone="warning" icon={<WarningIcon />} title={t('registration.changes.title')}>
        <List>
          {changes.map((change) => (
            <li key={change.kind + change.id}>{textOf(change)}</li>
          ))}
        </List>
        <Button variant="outline" size="sm" onClick={onAccept}>
          {t('registration.changes.accept')}
        </Button>
      </Notice>
    </div>
  );
}
