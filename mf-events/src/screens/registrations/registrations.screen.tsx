import { Container, PageHeading } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import registrationsTexts from '../../locales/registrations.zh-TW.json';
import { RegistrationList } from './registration-list';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: calc(880px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

/** /event-registrations: what one registered for, and what became of it. */
export function RegistrationsScreen() {
  const t = useTexts(registrationsTexts);
  return (
    <Page>
      <PageHeading title={t('registrations.title')} lead={t('registrations.lead')} />
      <RegistrationList />
    </Page>
  );
}
