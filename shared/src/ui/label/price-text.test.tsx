import { screen } from '@testing-library/react';
import { renderInShell } from '../../contract/testing';
import { PriceText } from './price-text';

describe('PriceText', () => {
  it.each([
    ['NT$1,200', 'amount'],
    ['NT$300 起', 'amount'],
    ['免費', 'free'],
    ['價格待確認', 'pending'],
  ])('shows %s as %s', (label, kind) => {
    const { container } = renderInShell(<PriceText label={label} />);
    const price = container.querySelector('[data-kind]');
    expect(price).toHaveAttribute('data-kind', kind);
    expect(price?.textContent?.replace(/\s/g, '')).toBe(label.replace(/\s/g, ''));
  });

  it('sets 起 apart from the amount', () => {
    renderInShell(<PriceText label="NT$300 起" />);
    expect(screen.getByText('起')).not.toHaveTextContent('300');
  });
});
