import { formatDateTime, formatMoment, formatPrice } from '@spotlight/shared/format';
import { hoursText } from '@spotlight/shared/opening-hours';
import { Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { ToldPeople } from '../../components/event-change/told-people';
import type { ChangePreview } from '../../data/event-change/event-change.queries';
import eventChangeTexts from '../../locales/event-change.zh-TW.json';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & h3 {
    margin-bottom: 8px;
    font-size: var(--text-16);
  }
`;

const Compared = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  & th {
    color: var(--ink-3);
    font-size: var(--text-14);
    font-weight: 400;
    text-align: start;
  }
  & thead th:first-child,
  & tbody th {
    width: 5.5em;
  }
  & th,
  & td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  & td:last-child {
    font-weight: 700;
  }
`;

const facts = ['title', 'category', 'when', 'hours', 'place'] as const;
type KnownBy = ChangePreview['before'];

/** What a change comes to: before and after, money that may come back, and who reads what. */
export function ChangePreviewView({ preview }: { preview: ChangePreview }) {
  const t = useTexts(eventChangeTexts);
  const { before, after, asks, along, told, people, freeUntil, freeReturns } = preview;
  const say = (known: KnownBy, fact: (typeof facts)[number]) => {
    if (fact === 'when') return whenOf(known);
    return fact === 'hours' ? hoursOf(known) : (known[fact] ?? '');
  };
  const changed = facts.filter((fact) => say(before, fact) !== say(after, fact));
  return (
    <Stack>
      {changed.length + along.length > 0 && (
        <Compared>
          <thead>
            <tr>
              <th scope="col">{t('eventChange.fact')}</th>
              <th scope="col">{t('eventChange.before')}</th>
              <th scope="col">{t('eventChange.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((fact) => (
              <tr key={fact}>
                <th scope="row">{t(`eventChange.facts.${fact}`)}</th>
                <td>{say(before, fact)}</td>
                <td>{say(after, fact)}</td>
              </tr>
            ))}
            {along.map(({ kind, name, was, at }) => (
              <tr key={kind + name + at}>
                <th scope="row">{t(`eventChange.along.${kind}`, { name })}</th>
                <td>{formatMoment(was)}</td>
                <td>{formatMoment(at)}</td>
              </tr>
            ))}
          </tbody>
        </Compared>
      )}
      {asks.includes('review') && (
        <Notice tone="warning" title={t('eventChange.review')}>
          {t('eventChange.reviewHelp')}
        </Notice>
      )}
      {freeUntil && freeReturns && freeReturns.tickets > 0 && (
        <Notice
          tone="warning"
          title={t('eventChange.freeUntil', { until: formatMoment(freeUntil) })}
        >
          {t('eventChange.freeReturns', {
            people: freeReturns.people,
            tickets: freeReturns.tickets,
            amount: formatPrice(freeReturns.amount),
          })}
        </Notice>
      )}
      {told.length > 0 ? (
        <section>
          <h3>{t('eventChange.told', { count: people })}</h3>
          <ToldPeople told={told} />
        </section>
      ) : (
        !asks.includes('review') && <p>{t('eventChange.nobody')}</p>
      )}
    </Stack>
  );
}

const hoursOf = ({ date, ...known }: KnownBy) => (date && hoursText({ ...known, date })) ?? '';

/** The whole of it, of what is on for days as well: 展期中 would hide the day that moves. */
function whenOf({ date, time, isTimeUndecided, endsAt }: KnownBy): string {
  return date ? formatDateTime(date, time, isTimeUndecided, endsAt, 0) : '';
}
