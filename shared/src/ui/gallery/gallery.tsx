import { useState } from 'react';
import { styled } from 'styled-components';
import {
  BrandMark,
  Breadcrumbs,
  ButtonLink,
  Container,
  Divider,
  PageHeading,
  PlusIcon,
  SectionHeading,
  SoftBeam,
  StageBand,
} from '../index';
import { ControlSamples } from './control-samples';
import { StateSamples } from './state-samples';
import { TableSamples } from './table-samples';
import words from './words.zh-TW.json';

const Page = styled.main`
  position: relative;
  isolation: isolate;
`;

const Stack = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 40px;
`;

const Hero = styled(StageBand)`
  display: grid;
  gap: 24px;
  justify-items: center;
  padding: 64px 16px;
  text-align: center;
  & h1 {
    font-size: var(--text-36);
  }
`;

const CallToAction = styled(StageBand)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 48px clamp(20px, 5vw, 64px);
`;

const SearchPanel = styled.div`
  width: min(820px, 100%);
  padding: 22px;
  border-radius: var(--radius-sheet);
  background: var(--surface);
`;

/** Every component in its states on one page, to be looked at in both themes. Not shipped. */
export function Gallery() {
  const [page, setPage] = useState(1);
  return (
    <Page>
      <SoftBeam />
      <Stack>
        <PageHeading isCentred title={words.title} lead={words.lead} />
        <Breadcrumbs items={[{ label: words.section, to: '/' }, { label: words.soon }]} />
        <ControlSamples />
        <Divider />
        <TableSamples page={page} onPage={setPage} />
        <Divider />
        <StateSamples />
      </Stack>
      <Hero>
        <BrandMark size={56} />
        <h1>{words.hero}</h1>
        <p>{words.heroLead}</p>
        <SearchPanel data-surface="page">{words.search}</SearchPanel>
        <ButtonLink to="/" variant="outline">
          {words.details}
        </ButtonLink>
      </Hero>
      <Stack>
        <SectionHeading
          title={words.section}
          lead={words.sectionLead}
          action={
            <ButtonLink to="/" variant="text">
              {words.all}
            </ButtonLink>
          }
        />
        <CallToAction isRounded lighting="side">
          <div>
            <h2>{words.cta}</h2>
            <p>{words.ctaLead}</p>
          </div>
          <ButtonLink to="/" variant="inverse" size="lg" icon={<PlusIcon />}>
            {words.ctaAction}
          </ButtonLink>
        </CallToAction>
        <Hero isRounded lighting="narrow">
          <h1>{words.hero}</h1>
        </Hero>
      </Stack>
    </Page>
  );
}
