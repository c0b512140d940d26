import { Container, fromDesktop, fromTablet } from '@spotlight/shared/ui';
import { styled } from 'styled-components';

const Hero = styled(Container)`
  padding-block: 40px 32px;
  text-align: center;
  @media ${fromTablet} {
    padding-block: 64px 56px;
  }
  & > h1 {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
    @media ${fromTablet} {
      font-size: var(--text-36);
    }
    @media ${fromDesktop} {
      font-size: 52px;
    }
  }
  & > p {
    margin-block: 12px 24px;
    color: var(--ink-2);
    text-wrap: balance;
  }
`;

/* Where the search of the page lies. */
const Search = styled.div`
  height: 56px;
  max-width: 720px;
  margin-inline: auto;
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/** The top of the home page, for previews. */
export function HeroPreview({ title, lead }: { title: string; lead: string }) {
  return (
    <Hero>
      <h1>{title}</h1>
      <p>{lead}</p>
      <Search data-surface="page" />
    </Hero>
  );
}
