import { CloseIcon, IconButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { usePerformerName } from '../../data/common-time/common-time.queries';
import { useVenue } from '../../data/venue/venue.queries';
import togetherTexts from '../../locales/together.zh-TW.json';

const Face = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  font-size: var(--text-14);
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface ChipProps {
  id: string;
  onRemove: () => void;
}

/** A venue that is looked at, and the way to take it out again. */
export function VenueChip({ id, onRemove }: ChipProps) {
  const { data, isPending } = useVenue(id);
  return <Chosen name={data?.name} isPending={isPending} onRemove={onRemove} />;
}

/** The same of a performer. */
export function PerformerChip({ id, onRemove }: ChipProps) {
  const { data, isPending } = usePerformerName(id);
  return <Chosen name={data?.performerName} isPending={isPending} onRemove={onRemove} />;
}

function Chosen({
  name,
  isPending,
  onRemove,
}: {
  name: string | undefined;
  isPending: boolean;
  onRemove: () => void;
}) {
  const t = useTexts(togetherTexts);
  const shown = name ?? t(isPending ? 'together.pick.loading' : 'together.pick.gone');
  return (
    <Face>
      <span>{shown}</span>
      <IconButton size="sm" label={t('together.pick.remove', { name: shown })} onClick={onRemove}>
        <CloseIcon size={16} />
      </IconButton>
    </Face>
  );
}
