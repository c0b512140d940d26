import {
  ButtonLink,
  NoPermissionState,
  QueryView,
  Skeleton,
  VisuallyHidden,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Navigate, useLocation } from '@spotlight/shared/vendor/router';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FactorStep } from '../components/second-factor/lazy-factor';
import { useAreaAccess, useEnterArea, useFactorWatch } from '../data/access/access.queries';
import { paths } from '../paths';
import { texts } from '../texts';

const Waiting = styled.div`
  display: grid;
  gap: 24px;
`;

/**
 * Shows the room to administrators only. The server is asked, and without its answer nobody gets in:
 * while it is awaited there is a placeholder, when it fails an error with a retry. Where the second factor
 * is asked for, its step stands in place of the room, which is there again afterwards.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const access = useAreaAccess();
  const enterArea = useEnterArea();
  const [isHeld, setHeld] = useState(false);
  const { pathname, search } = useLocation();
  useFactorWatch();
  const isAtStep = access.data === 'factor' || isHeld;
  return (
    <>
      {/* A room brings its own heading; the page has one without it, too. */}
      {(!access.data || access.data === 'none' || isAtStep) && <Heading />}
      <QueryView query={access} pending={<Checking />} errorTitle={t('area.checkFailed')}>
        {(answer) => {
          switch (isHeld ? 'factor' : answer) {
            case 'factor':
              return <FactorStep isFramed onHold={setHeld} onDone={enterArea} />;
            case 'admin':
              return children;
            case 'visitor':
              return <OwnVenuesOnly>{children}</OwnVenuesOnly>;
            case 'none':
              return <Navigate to={paths.login.to(pathname + search)} replace />;
          }
        }}
      </QueryView>
    </>
  );
}

function Heading() {
  const t = useTexts(texts);
  return <VisuallyHidden as="h1">{t('area.title')}</VisuallyHidden>;
}

function Checking() {
  const t = useTexts(texts);
  return (
    <Waiting role="status">
      <VisuallyHidden>{t('area.checking')}</VisuallyHidden>
      <Skeleton width={160} height={32} />
      <Skeleton height={320} radius="var(--radius-card)" />
    </Waiting>
  );
}

/** Owners of venues have one room here, with their own; the server gives them nothing else anyway. */
function OwnVenuesOnly({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  if (pathname === paths.venues.to()) return children;
  if (pathname === paths.dashboard.to()) return <Navigate to={paths.venues.to()} replace />;
  return (
    <>
      <Heading />
      <NoPermissionState
        title={t('area.notAdmin')}
        help={t('area.venueOwnerHelp')}
        action={<ButtonLink to={paths.venues.to()}>{t('area.ownVenues')}</ButtonLink>}
      />
    </>
  );
}
