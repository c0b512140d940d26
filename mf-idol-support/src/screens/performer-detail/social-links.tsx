import { ExternalIcon, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { SocialLink } from '../../data/performer/social-links.rules';
import { texts } from '../../texts';

const Heading = styled.h2`
  margin-bottom: 8px;
  font-size: var(--text-16);
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  color: var(--ink-2);
  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & > svg {
    color: var(--ink-3);
  }
`;

const List = styled.ul`
  margin-block-end: -8px;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** Where else to find the performer. Shows nothing when there is no link. */
export function SocialLinks({ links, name }: { links: readonly SocialLink[]; name: string }) {
  const t = useTexts(texts);
  if (links.length === 0) return null;
  return (
    <Panel as="section">
      <Heading>{t('detail.links')}</Heading>
      <List>
        {links.map(({ network, href }) => (
          <li key={network}>
            <Anchor
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('detail.linkLabel', { name, network: t(`detail.network.${network}`) })}
            >
              {t(`detail.network.${network}`)}
              <ExternalIcon size={18} />
            </Anchor>
          </li>
        ))}
      </List>
    </Panel>
  );
}
