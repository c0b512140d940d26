import { formatMoment } from '@spotlight/shared/format';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ToldMessage } from '../../../data/inbox/inbox.queries';
import eventInboxTexts from '../../../locales/event-inbox.zh-TW.json';
import { Body, List, Meta } from './message.styles';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** What everybody who is expected was told, so that nobody says it twice. */
export function ToldList({ told }: { told: readonly ToldMessage[] }) {
  const t = useTexts(eventInboxTexts);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('eventInbox.told')}</h2>
      {told.length === 0 ? (
        <Meta>{t('eventInbox.toldEmpty')}</Meta>
      ) : (
        <List>
          {told.map(({ id, body, recipients, createdAt: at }) => (
            <Panel as="li" key={id}>
              <Meta>{t('eventInbox.toldTo', { moment: formatMoment(at), count: recipients })}</Meta>
              <Body>{body}</Body>
            </Panel>
          ))}
        </List>
      )}
    </Section>
  );
}
