import { useToasts } from '@spotlight/shared/contract';
import { EmptyState, QueryView, Skeleton, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOrderFeatured } from '../../data/website/website.mutations';
import { useFeatured } from '../../data/website/website.queries';
import { moveTo } from '../../data/website/website.rules';
import type { FeaturedType } from '../../data/website/website.schema';
import contentTexts from '../../locales/content.zh-TW.json';
import { FeaturedRow } from './featured-row';

const List = styled.ol`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** What is put forward of a kind, in its order. */
export function FeaturedList({ type }: { type: FeaturedType }) {
  const t = useTexts(contentTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const order = useOrderFeatured();
  return (
    <QueryView
      query={useFeatured(type)}
      pending={<Skeleton height={280} radius="var(--radius-card)" />}
      errorTitle={t('featured.loadFailed')}
      isEmpty={(items) => items.length === 0}
      empty={<EmptyState title={t('featured.none')} help={t('featured.noneHelp')} />}
    >
      {(items) => (
        <List aria-label={t(`featured.type.${type}`)}>
          {items.map((item, index) => (
            <FeaturedRow
              key={item.id}
              item={item}
              place={index + 1}
              count={items.length}
              isBusy={order.isPending}
              onMove={(place) =>
                order.mutate(
                  {
                    type,
                    ids: moveTo(
                      items.map(({ id }) => id),
                      item.id,
                      place,
                    ),
                  },
                  {
                    onSuccess: () => toasts.success(t('featured.ordered')),
                    onError: (error) =>
                      toasts.error(t('featured.orderFailed', { reason: errorText(error) })),
                  },
                )
              }
            />
          ))}
        </List>
      )}
    </QueryView>
  );
}
