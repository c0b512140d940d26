import { useEngagement, useSession } from '@spotlight/shared/contract';
import { ButtonLink, FileIcon, PencilIcon, ShareButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { FollowButton } from '../../components/follow/follow-button';
import type { PerformerDetail } from '../../data/performer/performer.schema';
import { epkFilePath, paths } from '../../paths';
import { texts } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-top: 12px;
`;

/** 關注, 分享, the kit for the press, and for the owner the way to the form. */
export function PerformerActions({ performer }: { performer: PerformerDetail }) {
  const t = useTexts(texts);
  const { user } = useSession();
  const tellShared = useEngagement('performer', performer.id);
  const isOwn = user !== null && user.id === performer.ownerId;
  return (
    <Row>
      {isOwn ? (
        <ButtonLink to={paths.performerProfile} size="sm" icon={<PencilIcon size={18} />}>
          {t('detail.edit')}
        </ButtonLink>
      ) : (
        <FollowButton performer={performer} />
      )}
      <ShareButton title={performer.performerName} onShare={tellShared} />
      <ButtonLink
        to={epkFilePath(performer.id, performer.performerName)}
        variant="outline"
        size="sm"
        icon={<FileIcon size={18} />}
      >
        {t('detail.epk')}
      </ButtonLink>
    </Row>
  );
}
