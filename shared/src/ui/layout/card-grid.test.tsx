import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../contract/testing';
import { SkeletonCard } from '../loading/skeleton-card';
import { CardGrid } from './card-grid';

describe('CardGrid', () => {
  it('is a named list with one item per card', () => {
    renderInShell(
      <CardGrid label="活動">
        {['一', '二'].map((name) => (
          <article key={name}>{name}</article>
        ))}
      </CardGrid>,
    );
    const list = screen.getByRole('list', { name: '活動' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('hides the places of cards to come from screen readers', () => {
    renderInShell(
      <CardGrid>
        <SkeletonCard />
      </CardGrid>,
    );
    expect(screen.getByRole('listitem').firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
