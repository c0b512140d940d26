import { StarIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import sectionTexts from '../../../locales/performer-sections.zh-TW.json';

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--amber);
  & > svg {
    fill: none;
  }
  & > [data-full] {
    fill: currentcolor;
  }
`;

/** One to five stars; their number is the name of the picture. */
export function StarRow({ rating }: { rating: number }) {
  const t = useTexts(sectionTexts);
  return (
    <Row role="img" aria-label={t('reviews.stars', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} size={16} data-full={star <= Math.round(rating) || undefined} />
      ))}
    </Row>
  );
}
