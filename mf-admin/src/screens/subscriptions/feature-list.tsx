import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import subscriptionTexts from '../../locales/subscriptions.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding-inline-start: 20px;
  font-size: var(--text-14);
  list-style: disc;
`;

/** What a plan offers. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const t = useTexts(subscriptionTexts);
  return (
    <section>
      <PartTitle>{t('panel.features')}</PartTitle>
      {features.length === 0 && <p>{t('panel.noFeatures')}</p>}
      <List>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </List>
    </section>
  );
}
