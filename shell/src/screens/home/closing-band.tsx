import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, PlusIcon, StageBand, fromTablet } from '@spotlight/shared/ui/parts';
import { eventLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import homeTexts from '../../locales/home.zh-TW.json';
import { loginPath } from '../../paths';

const Row = styled.div`
  display: grid;
  gap: 20px;
  padding: 32px 24px;
  @media ${fromTablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 52px 64px;
  }
`;

const Title = styled.h2`
  font-size: var(--text-22);
  line-height: var(--leading-tight);
  @media ${fromTablet} {
    font-size: var(--text-28);
  }
`;

const Text = styled.p`
  margin-top: 8px;
  color: var(--ink-2);
`;

/** The call to hold an event of one's own. */
export function ClosingBand() {
  const t = useTexts(homeTexts);
  const { isLoggedIn } = useSession();
  const { registerEvent } = eventLinks;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <StageBand lighting="side" isRounded>
        <Row>
          <div>
            <Title id={titleId}>{t('closing.title')}</Title>
            <Text>{t('closing.text')}</Text>
          </div>
          <ButtonLink
            variant="inverse"
            size="lg"
            icon={<PlusIcon />}
            to={isLoggedIn ? registerEvent : loginPath(registerEvent)}
          >
            {t('closing.action')}
          </ButtonLink>
        </Row>
      </StageBand>
    </section>
  );
}
