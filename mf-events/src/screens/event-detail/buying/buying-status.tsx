import { formatShortMoment } from '@spotlight/shared/format';
import { CheckCircleIcon, InfoIcon, Notice, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { isFree, standingOf, type RegistrationBlock } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';

/** Beside the button of a narrow screen there is room for the words alone. */
const Place = styled.div`
  @media not all and ${fromDesktop} {
    & > div {
      padding: 0;
      background: none;
      color: var(--ink-2);
    }
    & svg {
      display: none;
    }
  }
`;

export interface BuyingStatusProps {
  id: string;
  event: EventDetail;
  block: RegistrationBlock | null;
}

/** Says that the visitor is registered, or why nobody can be; nothing while the way is free. */
export function BuyingStatus({ id, event, block }: BuyingStatusProps) {
  const t = useTexts(eventDetailTexts);
  const { myRegistration: registration, saleOpensAt } = event;
  if (registration) {
    const standing = standingOf(registration);
    return (
      <Place>
        <Notice tone={standing === 'payment' ? 'warning' : 'success'} icon={<CheckCircleIcon />}>
          {t(`buying.${standing}`)}
        </Notice>
      </Place>
    );
  }
  if (!block) return null;
  return (
    <Place>
      <Notice icon={<InfoIcon />}>
        <span id={id}>
          {block === 'not_yet' && saleOpensAt
            ? t(isFree(event) ? 'buying.opensFreeAt' : 'buying.opensAt', {
                moment: formatShortMoment(saleOpensAt),
              })
            : t(`buying.${isFree(event) ? 'freeBlock' : 'blockInShort'}.${block}`)}
        </span>
      </Notice>
    </Place>
  );
}
