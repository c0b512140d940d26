import { useRequestLogin } from '@spotlight/shared/contract';
import { shellLinks } from '@spotlight/shared/contract/links';
import { Form, FormFailure, NewPasswordField, SubmitButton } from '@spotlight/shared/form';
import { FormWithPreview, Part, type RegistrationEvents } from '@spotlight/shared/own-page';
import { Button, Checkbox, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { BasicsFields } from '../../components/performer-form/basics-fields';
import {
  DeferredPerformerCard,
  DeferredPerformerPreview,
} from '../../components/performer-form/deferred-performer-preview';
import { FurtherFields } from '../../components/performer-form/further-fields';
import { PortraitPart } from '../../components/performer-form/portrait-part';
import { WorkFields } from '../../components/performer-form/work-fields';
import registerTexts from '../../locales/register-performer.zh-TW.json';
import { useRegistration } from './use-registration';

const InlineLink = styled(Link)`
  color: var(--accent-ink);
  text-decoration: underline;
`;

const LoginRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** The form of a new page. */
export function Registration(events: RegistrationEvents) {
  const t = useTexts(registerTexts);
  const requestLogin = useRequestLogin();
  const { form, setPicture, isSignedIn } = useRegistration(events);
  return (
    <>
      {!isSignedIn && (
        <Notice>
          <LoginRow>
            {t('registerPerformer.hasAccount')}
            <Button
              size="sm"
              variant="outline"
              onClick={() => void requestLogin({ title: t('registerPerformer.title') })}
            >
              {t('registerPerformer.login')}
            </Button>
          </LoginRow>
        </Notice>
      )}
      <FormWithPreview
        control={form.control}
        preview={(typed) => <DeferredPerformerPreview id="new-performer" form={typed} />}
        card={(typed) => <DeferredPerformerCard id="new-performer" form={typed} />}
      >
        <Form form={form}>
          <PortraitPart
            id="new-performer"
            onChoose={async (picture) => setPicture(picture)}
            onRemove={() => setPicture(null)}
          />
          <BasicsFields />
          <WorkFields />
          <FurtherFields />
          {!isSignedIn && (
            <Part as="section">
              <h2>{t('registerPerformer.account')}</h2>
              <p>{t('registerPerformer.accountLead')}</p>
              <NewPasswordField label={t('registerPerformer.password')} />
            </Part>
          )}
          <Part as="section">
            <Checkbox
              label={t('registerPerformer.available')}
              hint={t('registerPerformer.availableHint')}
              {...form.field('isAvailable')}
            />
            <Checkbox
              label={
                <>
                  {t('registerPerformer.terms.before')}
                  <InlineLink to={shellLinks.terms} target="_blank">
                    {t('registerPerformer.terms.link')}
                  </InlineLink>
                </>
              }
              isRequired
              {...form.field('hasAgreed')}
            />
            <FormFailure form={form} />
            <SubmitButton form={form} size="lg">
              {t('registerPerformer.send')}
            </SubmitButton>
            <Hint>{t('registerPerformer.draft')}</Hint>
          </Part>
        </Form>
      </FormWithPreview>
    </>
  );
}
