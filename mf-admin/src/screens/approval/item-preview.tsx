import { cityLabel, formatDateTime, formatPrice } from '@spotlight/shared/format';
import { ExternalIcon } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ApprovalItem } from '../../data/approval/approval.schema';
import panelTexts from '../../locales/approval-panel.zh-TW.json';
import { PartTitle } from '../../room/records.styles';
import { publicPageOf } from './public-page';
import { ItemPicture } from './item-picture';
import { WaitingFile } from './waiting-file';

const Preview = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--surface-2);
`;

const Card = styled.article`
  max-width: 400px;
  &[data-portrait] {
    max-width: 240px;
  }
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  & > div:last-child {
    display: grid;
    gap: 6px;
    padding: 12px 16px 16px;
    font-size: var(--text-14);
  }
  & strong {
    font-size: var(--text-16);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  font-size: var(--text-14);
  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 8px;
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-6);
    object-fit: cover;
  }
`;

/** Kinds whose picture is a square. */
const portraits = new Set(['performer', 'claim', 'identity']);

type Texts = Translate<typeof panelTexts>;

/** A thing as its visitors will meet it, and everything that it says. */
export function ItemPreview({ item }: { item: ApprovalItem }) {
  const t = useTexts(panelTexts);
  const { details, title, type } = item;
  const page = publicPageOf(item);
  const facts = factsOf(item, t);
  return (
    <>
      <Preview>
        <PartTitle>{t('preview')}</PartTitle>
        <Card data-portrait={portraits.has(type) || undefined}>
          {details.artwork ? (
            <WaitingFile artwork={details.artwork} title={title} />
          ) : (
            type !== 'report' && <ItemPicture item={item} width="100%" />
          )}
          <div>
            <strong>{title}</strong>
            {details.description && <p>{details.description}</p>}
          </div>
        </Card>
        {details.photos && details.photos.length > 0 && (
          <Photos>
            {details.photos.map(({ imageUrl, alt }, index) => (
              <li key={imageUrl}>
                <img src={imageUrl} alt={alt ?? t('photo', { number: index + 1 })} loading="lazy" />
              </li>
            ))}
          </Photos>
        )}
        {page && (
          <PageLink href={page} target="_blank" rel="noopener">
            {t('openPage')}
            <ExternalIcon size={16} />
          </PageLink>
        )}
      </Preview>
      {facts.length > 0 && (
        <section>
          <PartTitle>{t('facts.title')}</PartTitle>
          <Facts>
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </Facts>
        </section>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** What a thing says, by name; what it does not say is left out. */
function factsOf({ type, details }: ApprovalItem, t: Texts): [string, string][] {
  const { date, startDate, endDate, price, city, location, address, category } = details;
  const lines: [string, string | number | null | undefined | false][] = [
    [t('facts.date'), date && formatDateTime(date, details.time ?? null)],
    [t('facts.period'), !date && [startDate, endDate].filter(Boolean).join(' – ')],
    [
      t('facts.location'),
      [city && cityLabel(city), location, address !== location && address]
        .filter(Boolean)
        .join('・'),
    ],
    [t('facts.category'), type === 'report' ? t(`facts.kind_${kindOf(category)}`) : category],
    [t('facts.about'), details.about && t(`facts.about_${aboutOf(details.about)}`)],
    [t('facts.genre'), details.genre],
    [t('facts.artist'), details.artist],
    [t('facts.product'), details.product],
    [t('facts.price'), typeof price === 'number' ? formatPrice(price) : price],
    [
      t('facts.tickets'),
      details.ticketTypes?.map((ticket) => `${ticket.name} ${ticket.price ?? ''}`).join('\n'),
    ],
    [t('facts.capacity'), details.capacity],
    [t('facts.refundTerms'), details.refundTerms],
    [t('facts.link'), details.linkUrl],
    [t('facts.links'), details.links?.join('\n')],
    ['', details.body],
  ];
  return lines.flatMap(([name, value]) =>
    value ? [[name, String(value)] as [string, string]] : [],
  );
}

const kinds = ['scam', 'copyright', 'inappropriate', 'wrong_information', 'other'] as const;
const kindOf = (kind: string | null | undefined) => kinds.find((one) => one === kind) ?? 'other';
const abouts = ['event', 'venue', 'performer'] as const;
const aboutOf = (about: string) => abouts.find((one) => one === about) ?? 'event';
