import { LitArea, Panel, fromTablet } from '@spotlight/shared/ui/parts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled(LitArea)`
  padding: 32px var(--gutter) 0;
  @media ${fromTablet} {
    padding-top: 56px;
  }
`;

const Column = styled.div<{ $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  margin-inline: auto;
`;

const Head = styled.header`
  margin-bottom: 24px;
  text-align: center;
`;

const Title = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
`;

const Lead = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
`;

const Foot = styled.p`
  margin-top: 16px;
  color: var(--ink-2);
  text-align: center;
`;

export interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** A line under the panel, such as the way to the other page. */
  foot?: ReactNode;
  /** Width of the panel in pixels. */
  width?: number;
  children: ReactNode;
}

/** A page with one form in the light: logging in, signing up, setting a password. */
export function AuthPage({ title, lead, foot, width = 440, children }: AuthPageProps) {
  return (
    <Page>
      <Column $width={width}>
        <Head>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        <Panel $isRaised>{children}</Panel>
        {foot && <Foot>{foot}</Foot>}
      </Column>
    </Page>
  );
}
