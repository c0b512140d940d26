import { Switch, fromTablet } from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type {
  NotificationChannel,
  NotificationSettings,
  NotificationTopic,
} from '../../data/notification/notification.schema';
import accountTexts from '../../locales/account.zh-TW.json';

const Topics = styled.ul`
  display: grid;
`;

const Topic = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 24px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border: 0;
  }
`;

const Texts = styled.div`
  flex: 1 1 220px;
  line-height: var(--leading-dense);
`;

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Channels = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Three of them stand beside one another on a phone. */
  gap: 0 12px;
  @media ${fromTablet} {
    gap: 0 24px;
  }
`;

interface SettingChange {
  topic: NotificationTopic;
  channel: NotificationChannel;
  isOn: boolean;
}

export interface NotificationSwitchesProps {
  settings: NotificationSettings;
  channels: readonly NotificationChannel[];
  /** The switch that is being saved; shown as it will be. */
  changing: SettingChange | undefined;
  onChange: (change: SettingChange) => void;
}

/** A switch for each topic and way to tell of it. */
export function NotificationSwitches({
  settings,
  channels,
  changing,
  onChange,
}: NotificationSwitchesProps) {
  const t = useTexts(accountTexts);
  return (
    <Topics>
      {settings.map((setting) => {
        const { topic } = setting;
        const name = t(`settings.notifications.topic.${topic}`);
        return (
          <Topic key={topic}>
            <Texts>
              {name}
              <Hint>{t(`settings.notifications.hint.${topic}`)}</Hint>
            </Texts>
            <Channels>
              {channels.map((channel) => {
                const isThis = changing?.topic === topic && changing.channel === channel;
                const label = t(`settings.notifications.${channel}`);
                return (
                  <Switch
                    key={channel}
                    label={label}
                    aria-label={t('settings.notifications.switch', { topic: name, channel: label })}
                    checked={isThis ? changing.isOn : setting[channel]}
                    onChange={(event) => onChange({ topic, channel, isOn: event.target.checked })}
                  />
                );
              })}
            </Channels>
          </Topic>
        );
      })}
    </Topics>
  );
}
