import { Artwork } from '@spotlight/artwork';
import { eventLinks, performerLinks, venueLinks } from '@spotlight/shared/contract/links';
import { ExternalIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { Report } from '../../data/report/report.schema';
import reportTexts from '../../locales/reports.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const Preview = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--surface-2);
`;

const Card = styled.article`
  max-width: 400px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
  &[data-portrait] {
    max-width: 240px;
  }
  & > div:last-child {
    display: grid;
    gap: 6px;
    padding: 12px 16px 16px;
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
  & strong {
    font-size: var(--text-16);
  }
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
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

const pages = {
  event: eventLinks.event,
  venue: venueLinks.venue,
  performer: performerLinks.performer,
};

/** What was reported, as visitors see it. */
export function ReportedThing({ report }: { report: Report }) {
  const t = useTexts(reportTexts);
  const { entityType, entityId, title, description, thingStatus } = report;
  const isPublic = thingStatus === 'approved' || thingStatus === 'ended';
  return (
    <Preview>
      <PartTitle>{t('panel.preview')}</PartTitle>
      <Card data-portrait={entityType === 'performer' || undefined}>
        {title !== null && <PictureOf report={report} title={title} />}
        <div>
          <strong>{title ?? t('gone')}</strong>
          {description && <Words>{description}</Words>}
        </div>
      </Card>
      {isPublic && (
        <PageLink href={pages[entityType](entityId)} target="_blank" rel="noopener">
          {t('panel.toPage')}
          <ExternalIcon size={16} />
        </PageLink>
      )}
    </Preview>
  );
}

function PictureOf({ report, title }: { report: Report; title: string }) {
  const { entityType, entityId, imageUrl, category } = report;
  const drawn = { id: entityId, title, imageUrl, sizes: '400px', isDecorative: true };
  if (entityType === 'venue') return <Artwork kind="venue" {...drawn} type={category ?? ''} />;
  if (entityType === 'performer') {
    return <Artwork kind="performer" {...drawn} category={category ?? ''} />;
  }
  return <Artwork kind="event" {...drawn} category={category ?? ''} line={null} />;
}
