import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { standingOf } from '../../../data/event/event.rules';
import { RegisterButton, type BuyingProps } from './register-button';
import { usePriceText } from './use-price-text';

const Bar = styled.section`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 10px var(--gutter) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > div {
    flex-shrink: 0;
    max-width: 45%;
  }
  & > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

const Choice = styled.p`
  overflow: hidden;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: var(--leading-dense);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Price = styled.p`
  font-size: var(--text-22);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
  white-space: nowrap;
  &[data-free] {
    color: var(--success-ink);
  }
`;

const Reason = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

/** Narrow screens: what is chosen, its price and the button, within the thumb's reach. */
export function BuyingBar(props: BuyingProps) {
  const { t } = useTranslation('events');
  const { event, selection } = props;
  const priceText = usePriceText();
  const reasonId = useId();
  const { lines, total, block } = selection;
  const choice = lines.map(({ ticketType, quantity }) =>
    t('buying.line', { name: ticketType.name, count: quantity }),
  );
  const isRegistered = event.myRegistration !== null;
  return (
    <Bar aria-label={t('buying.label')}>
      <div>
        {event.myRegistration && <Reason>{t(`buying.${standingOf(event.myRegistration)}`)}</Reason>}
        {!isRegistered && block && (
          <Reason id={reasonId}>{t(`buying.blockInShort.${block}`)}</Reason>
        )}
        {!isRegistered && !block && total !== null && (
          <>
            <Choice>{choice.join('、')}</Choice>
            <Price data-free={total === 0 ? '' : undefined}>{priceText(total)}</Price>
          </>
        )}
      </div>
      <RegisterButton {...props} reasonId={reasonId} />
    </Bar>
  );
}
