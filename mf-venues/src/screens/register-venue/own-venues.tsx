import { Artwork } from '@spotlight/artwork';
import { cityLabel } from '@spotlight/shared/format';
import { ButtonLink, EyeIcon, Panel, PencilIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { VenueStateNotice } from '../../components/venue-form/venue-state-notice';
import type { OwnVenue } from '../../data/own-venue/own-venue.schema';
import registerTexts from '../../locales/register-venue.zh-TW.json';
import { ownVenuePath, paths, venuePath } from '../../paths';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  & h2 {
    overflow-wrap: anywhere;
  }
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Picture = styled(Artwork)`
  border-radius: var(--radius-card);
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The own venues with their states: what to wait for, or to do next. */
export function OwnVenues({ venues }: { venues: readonly OwnVenue[] }) {
  const t = useTexts(registerTexts);
  return (
    <>
      <List aria-label={t('registerVenue.mine')}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <Row>
              <Picture
                kind="venue"
                id={venue.id}
                type={venue.type}
                title={venue.name}
                imageUrl={venue.imageUrl}
                isDecorative
              />
              <div>
                <h2>{venue.name}</h2>
                <Fact>
                  {[venue.type, cityLabel(venue.city), venue.district].filter(Boolean).join('・')}
                </Fact>
              </div>
              <VenueStateNotice venue={venue} />
              <Buttons>
                <ButtonLink
                  to={ownVenuePath(venue.id)}
                  size="sm"
                  icon={<PencilIcon size={18} />}
                  aria-label={`${t('registerVenue.edit')} ${venue.name}`}
                >
                  {t('registerVenue.edit')}
                </ButtonLink>
                <ButtonLink
                  to={venuePath(venue.id)}
                  size="sm"
                  variant="outline"
                  icon={<EyeIcon size={18} />}
                  aria-label={`${t('registerVenue.view')} ${venue.name}`}
                >
                  {t('registerVenue.view')}
                </ButtonLink>
              </Buttons>
            </Row>
          </li>
        ))}
      </List>
      <div>
        <ButtonLink
          to={`${paths.registerVenue}?new=1`}
          variant="outline"
          icon={<PlusIcon size={18} />}
        >
          {t('registerVenue.another')}
        </ButtonLink>
      </div>
    </>
  );
}
