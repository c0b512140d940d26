import { Container } from '@spotlight/shared/ui';
import { styled } from 'styled-components';
import type { BirthdayPage } from '../../data/birthday-page/birthday-page.schema';
import { CampaignPart } from './campaign-part';
import { HelpPart } from './help-part';
import { SpotPart } from './spot-part';
import { TimelinePart } from './timeline-part';
import { WishPart } from './wish-part';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  padding-block: 40px var(--section-gap);
`;

/** What is planned for the day, where it is, who pays for it, and what people wish. */
export function BirthdayParts({ page }: { page: BirthdayPage }) {
  return (
    <Column>
      <TimelinePart page={page} />
      <SpotPart artistId={page.artist.id} />
      <CampaignPart artistId={page.artist.id} campaigns={page.campaigns} />
      {/* Before the wishes, of which there are many: who wants to do something finds it. */}
      <HelpPart page={page} />
      <WishPart page={page} />
    </Column>
  );
}
