import { InfoIcon, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { EventDetail } from '../../../data/event/event-detail.schema';

const Box = styled.div`
  padding-top: 20px;
`;

/** Says at the top of the page that an event is over or will not take place. */
export function PhaseNotice({ phase }: Pick<EventDetail, 'phase'>) {
  const { t } = useTranslation('events');
  switch (phase) {
    case 'cancelled':
      return (
        <Box>
          <Notice tone="danger" icon={<WarningIcon />} title={t('detail.cancelledTitle')}>
            {t('detail.cancelledHelp')}
          </Notice>
        </Box>
      );
    case 'ended':
      return (
        <Box>
          <Notice icon={<InfoIcon />} title={t('detail.endedTitle')}>
            {t('detail.endedHelp')}
          </Notice>
        </Box>
      );
    case 'upcoming':
    case 'ongoing':
      return null;
  }
}
