import { useSession, useTheme, type ThemePreference } from '@spotlight/shared/contract';
import { PushSwitch } from '@spotlight/shared/push';
import {
  Container,
  PageHeading,
  SegmentedControl,
  Skeleton,
  fromDesktop,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect } from 'react';
import { useLocation } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import accountTexts from '../../locales/account.zh-TW.json';
import { shellTexts } from '../../texts';
import { MeasuringSwitch } from '../../components/measuring/measuring-switch';
import { AddressProof } from './address-proof';
import { AgreementList } from './agreement-list';
import { AvatarField } from './avatar-field';
import { BounceNotice } from './bounce-notice';
import { CalendarList } from './calendar-list';
import { DataSection } from './data-section';
import { DeviceList } from './device-list';
import { EmailForm } from './email-form';
import { FactorState } from './factor-state';
import { LanguageForm } from './language-form';
import { LeavingSection } from './leaving-section';
import { NotificationForm } from './notification-form';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { SettingsSection } from './settings-section';

const Page = styled(Container)`
  display: grid;
  gap: 24px;
  padding-top: 32px;
  @media ${fromDesktop} {
    grid-template-columns: 184px minmax(0, 640px);
    gap: 32px 64px;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Index = styled.nav`
  position: sticky;
  top: calc(var(--header-h) + 24px);
  align-self: start;
  display: none;
  @media ${fromDesktop} {
    display: block;
  }
`;

const IndexLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 12px;
  border-radius: var(--radius-control);
  color: var(--ink-2);
  &:hover {
    background: var(--surface-2);
    color: var(--ink);
  }
`;

const Sections = styled.div`
  display: grid;
  gap: 24px;
`;

const SECTIONS = [
  'personal',
  'notifications',
  'calendars',
  'appearance',
  'language',
  'email',
  'password',
  'factor',
  'devices',
  'privacy',
  'data',
  'leaving',
] as const;
const THEMES: readonly ThemePreference[] = ['light', 'dark', 'system'];

/** 設定: personal data, notifications, theme, language, password, devices, privacy, and the ways out. */
export function SettingsScreen() {
  const t = useTexts(accountTexts);
  const tShell = useTexts(shellTexts);
  const { user } = useSession();
  const { preference, setPreference } = useTheme();
  useScrollToHash(user !== null);

  return (
    <Page>
      <PageHeading title={t('settings.title')} />
      <Index aria-label={t('settings.sections')}>
        {SECTIONS.map((id) => (
          <IndexLink key={id} href={`#${id}`}>
            {t(`settings.${id}.title`)}
          </IndexLink>
        ))}
      </Index>
      <Sections>
        <SettingsSection id="personal" title={t('settings.personal.title')}>
          {user ? (
            <>
              <AvatarField user={user} />
              <PersonalForm key={user.id} user={user} />
            </>
          ) : (
            <Skeleton height={360} />
          )}
        </SettingsSection>
        <SettingsSection
          id="notifications"
          title={t('settings.notifications.title')}
          lead={t('settings.notifications.lead')}
        >
          <BounceNotice />
          <PushSwitch />
          <NotificationForm />
        </SettingsSection>
        <SettingsSection
          id="calendars"
          title={t('settings.calendars.title')}
          lead={t('settings.calendars.lead')}
        >
          <CalendarList />
        </SettingsSection>
        <SettingsSection
          id="appearance"
          title={t('settings.appearance.title')}
          lead={t('settings.appearance.lead')}
        >
          <SegmentedControl
            label={t('settings.appearance.title')}
            options={THEMES.map((value) => ({ value, label: tShell(`theme.${value}`) }))}
            value={preference}
            onChange={setPreference}
          />
        </SettingsSection>
        <SettingsSection id="language" title={t('settings.language.title')}>
          <LanguageForm />
        </SettingsSection>
        <SettingsSection
          id="email"
          title={t('settings.email.title')}
          lead={t('settings.email.lead')}
        >
          <AddressProof />
          <EmailForm />
        </SettingsSection>
        <SettingsSection id="password" title={t('settings.password.title')}>
          <PasswordForm />
        </SettingsSection>
        <SettingsSection
          id="factor"
          title={t('settings.factor.title')}
          lead={t('settings.factor.lead')}
        >
          <FactorState />
        </SettingsSection>
        <SettingsSection
          id="devices"
          title={t('settings.devices.title')}
          lead={t('settings.devices.lead')}
        >
          <DeviceList />
        </SettingsSection>
        <SettingsSection id="privacy" title={t('settings.privacy.title')}>
          <MeasuringSwitch />
          <AgreementList />
        </SettingsSection>
        <SettingsSection id="data" title={t('settings.data.title')}>
          <DataSection />
        </SettingsSection>
        <SettingsSection id="leaving" title={t('settings.leaving.title')}>
          <LeavingSection />
        </SettingsSection>
      </Sections>
    </Page>
  );
}

/** Goes to the section named in the address, once the sections have their height. */
function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}
