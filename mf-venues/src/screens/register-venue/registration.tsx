import { Form, FormFailure, SubmitButton } from '@spotlight/shared/form';
import { FormWithPreview, Part, type RegistrationEvents } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { PicturePart } from '../../components/venue-form/picture-part';
import {
  DeferredVenueCard,
  DeferredVenuePreview,
  VenueFields,
} from '../../components/venue-form/venue-fields';
import registerTexts from '../../locales/register-venue.zh-TW.json';
import { useRegistration } from './use-registration';

const NEW = 'new-venue';

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** The form of a new venue. */
export function Registration(events: RegistrationEvents) {
  const t = useTexts(registerTexts);
  const { form, addPhoto } = useRegistration(events);
  return (
    <FormWithPreview
      control={form.control}
      preview={(typed) => <DeferredVenuePreview id={NEW} form={typed} />}
      card={(typed) => <DeferredVenueCard id={NEW} form={typed} />}
    >
      <Form form={form}>
        <PicturePart onAdd={addPhoto} />
        <VenueFields />
        <Part as="section">
          <FormFailure form={form} />
          <SubmitButton form={form} size="lg">
            {t('registerVenue.send')}
          </SubmitButton>
          <Hint>{t('registerVenue.draft')}</Hint>
        </Part>
      </Form>
    </FormWithPreview>
  );
}
