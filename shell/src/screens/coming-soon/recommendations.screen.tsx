import { useSession } from '@spotlight/shared/contract';
import { ButtonLink, ComingSoonState, Container } from '@spotlight/shared/ui/parts';
import { eventLinks, performerLinks } from '@spotlight/shared/contract/links';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import accountTexts from '../../locales/account.zh-TW.json';

/** 智慧推薦, which venues know as 智慧配對. Not open yet. */
export function RecommendationsScreen() {
  const t = useTexts(accountTexts);
  const isVenue = useSession().userType === 'venue';
  const kind = isVenue ? 'matching' : 'recommendations';
  return (
    <Container>
      <ComingSoonState
        title={t(`comingSoon.${kind}`)}
        help={t(`comingSoon.${kind}Help`)}
        action={
          <ButtonLink to={isVenue ? performerLinks.performers : eventLinks.popularEvents}>
            {t(`comingSoon.${kind}Action`)}
          </ButtonLink>
        }
      />
    </Container>
  );
}
