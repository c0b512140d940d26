import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { usePerformer } from '../../data/performer/performer.queries';
import inviteTexts from '../../locales/invite.zh-TW.json';
import { paths, performerPath } from '../../paths';
import { texts } from '../../texts';
import { InviteForm } from './invite-form';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(720px + 2 * var(--gutter));
  padding-block: 20px var(--section-gap);
`;

/** /performers/:id/invite: asks a performer for hours. */
export function InviteScreen() {
  const t = useTexts(inviteTexts, texts);
  const { id = '' } = useParams();
  return (
    <Column>
      <QueryView
        query={usePerformer(id)}
        pending={<Skeleton height={480} radius="var(--radius-card)" />}
        errorTitle={t('invite.error')}
        isEmpty={(performer) => !performer?.ownerId || performer.status !== 'approved'}
        empty={
          <NotFoundState
            title={t('invite.missing.title')}
            help={t('invite.missing.help')}
            action={<ButtonLink to={paths.performerList}>{t('invite.missing.action')}</ButtonLink>}
          />
        }
      >
        {(performer) =>
          performer && (
            <>
              <Breadcrumbs
                items={[
                  { label: t('list.title'), to: paths.performerList },
                  { label: performer.performerName, to: performerPath(id) },
                  { label: t('invite.open') },
                ]}
              />
              <PageHeading
                title={t('invite.title', { name: performer.performerName })}
                lead={t('invite.lead')}
              />
              <InviteForm performerId={id} />
            </>
          )
        }
      </QueryView>
    </Column>
  );
}
