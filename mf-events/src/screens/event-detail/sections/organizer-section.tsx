import { Artwork } from '@spotlight/artwork';
import { ReportButton } from '@spotlight/shared/report';
import { StarIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { ContactOrganizerButton } from '../../../components/contact-organizer/contact-organizer-button';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import eventSectionsTexts from '../../../locales/event-sections.zh-TW.json';
import { organizerPath } from '../../../paths';
import { Section } from './section';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Portrait = styled(Artwork)`
  flex-shrink: 0;
  width: 48px;
  border-radius: var(--radius-pill);
`;

const Rating = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex-shrink: 0;
    color: var(--amber-ink);
  }
`;

const Aside = styled.div`
  margin: 8px 0 0 -12px;
`;

export interface OrganizerSectionProps {
  eventId: string;
  organizer: NonNullable<EventDetail['organizer']>;
}

/** Who holds the event, and how to write to them. */
export function OrganizerSection({ eventId, organizer }: OrganizerSectionProps) {
  const t = useTexts(eventSectionsTexts);
  return (
    <Section title={t('sections.organizer')}>
      <Row>
        <Portrait
          kind="avatar"
          id={organizer.id ?? organizer.name}
          title={organizer.name}
          isDecorative
        />
        <div>
          <strong>
            {organizer.id && organizer.eventCount > 0 ? (
              <Link to={organizerPath(organizer.id)}>{organizer.name}</Link>
            ) : (
              organizer.name
            )}
          </strong>
          <p>{t('sections.organizerCount', { count: organizer.eventCount })}</p>
          {organizer.rating && (
            <Rating>
              <StarIcon size={16} />
              {t('sections.organizerRating', {
                rating: organizer.rating.toFixed(1),
                count: organizer.reviewCount ?? 0,
              })}
            </Rating>
          )}
        </div>
        <ContactOrganizerButton eventId={eventId} size="sm" />
      </Row>
      <Aside>
        <ReportButton
          thing={{ type: 'event', id: eventId }}
          label={t('sections.report')}
          loginTitle={t('sections.loginToReport')}
        />
      </Aside>
    </Section>
  );
}
