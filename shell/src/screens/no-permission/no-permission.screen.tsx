import { ButtonLink, Container, NoPermissionState } from '@spotlight/shared/ui/parts';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { paths } from '../../paths';

/** For somebody who is signed in and may not see the page under any identity. */
export function NoPermissionScreen() {
  const { t } = useTranslation('ui');
  return (
    <Container>
      <NoPermissionState action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>} />
    </Container>
  );
}
