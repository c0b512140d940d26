import {
  ButtonLink,
  Container,
  EmptyState,
  EyeIcon,
  Notice,
  PageHeading,
  QueryView,
  SelectField,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import demoTexts from '../../locales/demo-booking.zh-TW.json';
import { demoBookingPath, paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 24px var(--section-gap);
`;

const pending = <Skeleton height={420} radius="var(--radius-card)" />;

const DemoForm = lazyPart(
  () => import(/* webpackChunkName: "demo-form" */ './demo-form').then((m) => m.DemoForm),
  { pending },
);
const DemoResult = lazyPart(
  () => import(/* webpackChunkName: "demo-result" */ './demo-result').then((m) => m.DemoResult),
  { pending },
);

/** /venue-demo-booking: a host walks through the booking of an own venue as a guest would. */
export function DemoBookingScreen() {
  const t = useTexts(demoTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const done = params.get('done');
  return (
    <Column>
      <Notice tone="warning" icon={<EyeIcon />} title={t('demoBooking.banner')}>
        {t('demoBooking.bannerHelp')}
      </Notice>
      <QueryView
        query={useOwnVenues()}
        pending={
          <>
            <PageHeading title={t('demoBooking.title')} />
            {pending}
          </>
        }
        errorTitle={t('demoBooking.error')}
      >
        {(own) => {
          const venues = own.filter(({ status }) => status === 'approved');
          const venue = venues.find(({ id }) => id === params.get('venue')) ?? venues[0];
          if (!venue) {
            return (
              <>
                <PageHeading title={t('demoBooking.title')} />
                <EmptyState
                  title={t('demoBooking.none')}
                  help={t('demoBooking.noneHelp')}
                  action={
                    <ButtonLink to={paths.venueProfile}>{t('demoBooking.toProfile')}</ButtonLink>
                  }
                />
              </>
            );
          }
          if (done) return <DemoResult key={done} id={done} venueId={venue.id} />;
          return (
            <>
              {venues.length > 1 && (
                <SelectField
                  label={t('demoBooking.venue')}
                  value={venue.id}
                  options={venues.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={({ target }) => void navigate(demoBookingPath(target.value))}
                />
              )}
              <DemoForm key={venue.id} id={venue.id} />
            </>
          );
        }}
      </QueryView>
    </Column>
  );
}
