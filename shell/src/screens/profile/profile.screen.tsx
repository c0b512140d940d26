import { useSession } from '@spotlight/shared/contract';
import { Artwork } from '@spotlight/artwork/parts';
import { formatDate, taipeiDay } from '@spotlight/shared/format/parts';
import {
  ButtonLink,
  Container,
  GearIcon,
  Panel,
  PencilIcon,
  Skeleton,
  TicketIcon,
  fromTablet,
} from '@spotlight/shared/ui/parts';
import { eventLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { paths } from '../../paths';
import { IdentityList } from './identity-list';
import { OwnFigures } from './own-figures';

const Page = styled(Container)`
  display: grid;
  gap: 24px;
  max-width: 880px;
  padding-top: 32px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

const Face = styled.span`
  flex-shrink: 0;
  width: 72px;
  overflow: hidden;
  border-radius: 50%;
  @media ${fromTablet} {
    width: 96px;
  }
`;

const Names = styled.div`
  /* Takes the button's place in the row before the name has to break. */
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h1`
  font-size: var(--text-28);
  line-height: var(--leading-tight);
`;

const Since = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Title = styled.h2`
  font-size: var(--text-18);
`;

const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 8px 24px;
  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Shortcuts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** 個人主頁: who one is on this site, and as what. */
export function ProfileScreen() {
  const t = useTexts(accountTexts);
  const { user } = useSession();
  if (!user) {
    return (
      <Page>
        <Skeleton height={96} />
        <Skeleton height={220} radius="var(--radius-card)" />
      </Page>
    );
  }
  return (
    <Page>
      <Head>
        <Face>
          <Artwork kind="avatar" id={user.id} title="" imageUrl={user.avatarUrl} isDecorative />
        </Face>
        <Names>
          <Name>{user.username}</Name>
          <Since>{t('profile.memberSince', { date: formatDate(taipeiDay(user.createdAt)) })}</Since>
        </Names>
        <ButtonLink
          variant="outline"
          icon={<PencilIcon size={18} />}
          to={`${paths.settings}#personal`}
        >
          {t('profile.edit')}
        </ButtonLink>
      </Head>

      <OwnFigures userId={user.id} />

      <Panel as="section">
        <Title>{t('profile.identities')}</Title>
        <Hint>{t('profile.identitiesHint')}</Hint>
        <IdentityList user={user} />
      </Panel>

      <Panel as="section">
        <Title>{t('profile.contact')}</Title>
        <Hint>{t('profile.contactHint')}</Hint>
        <Facts>
          <dt>{t('email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('profile.phone')}</dt>
          <dd>{user.phone ?? t('profile.phoneMissing')}</dd>
        </Facts>
      </Panel>

      <Shortcuts aria-label={t('profile.shortcuts')}>
        <ButtonLink variant="quiet" icon={<TicketIcon />} to={eventLinks.tickets}>
          {t('profile.tickets')}
        </ButtonLink>
        <ButtonLink variant="quiet" icon={<GearIcon />} to={paths.settings}>
          {t('profile.settings')}
        </ButtonLink>
      </Shortcuts>
    </Page>
  );
}
