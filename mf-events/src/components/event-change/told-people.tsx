import { formatPrice } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ToldAlike } from '../../data/event-change/event-change.queries';
import eventChangeTexts from '../../locales/event-change.zh-TW.json';
import { MailText } from './mail-text';
import { whoOf } from './who.rules';

const List = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
`;

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  & > span:last-child {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

export interface ToldPeopleProps {
  told: readonly ToldAlike[];
  /** What is written into the mails beside what the database knows, such as a reason that is being typed. */
  params?: Record<string, unknown>;
}

/** Who is told something, how many they are, and what they will read. */
export function ToldPeople({ told, params }: ToldPeopleProps) {
  const t = useTexts(eventChangeTexts);
  return (
    <List>
      {told.map((alike) => {
        const who = t(`eventChange.who.${whoOf(alike)}`);
        return (
          <li key={`${alike.kind}/${alike.standing ?? ''}/${'free_until' in alike.sample.params}`}>
            <Who>
              <span>
                {t('eventChange.whoCount', { who, count: alike.people })}
                {alike.amount !== null &&
                  alike.amount > 0 &&
                  t('eventChange.amount', { amount: formatPrice(alike.amount) })}
              </span>
              <span>{t(`eventChange.by.${alike.mails > 0 ? 'mail' : 'site'}`)}</span>
            </Who>
            <MailText alike={alike} params={params} who={who} />
          </li>
        );
      })}
    </List>
  );
}
