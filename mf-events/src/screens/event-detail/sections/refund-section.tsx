import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { Section } from './section';

const Prose = styled.p`
  max-width: 40em;
  color: var(--ink-2);
`;

/** On what terms a ticket can be given back. */
export function RefundSection({ policy }: { policy: EventDetail['refundPolicy'] }) {
  const t = useTexts(eventSectionsTexts);
  return (
    <Section title={t(policy?.code === 'free' ? 'sections.cancelling' : 'sections.refund')}>
      <Prose>{policy?.summary ?? t('sections.refundUnknown')}</Prose>
    </Section>
  );
}
