import { Badge } from '@spotlight/shared/ui/parts';
import { styled } from 'styled-components';
import { useMenuCount } from '../data/menu-count/menu-count.queries';

const End = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

/** How much waits behind an entry of the account menu; nothing while that is unknown or none. */
export function MenuCount({ countedBy }: { countedBy: string }) {
  const { data: count = 0 } = useMenuCount(countedBy);
  return (
    count > 0 && (
      <End>
        <Badge tone="accent">{count}</Badge>
      </End>
    )
  );
}
