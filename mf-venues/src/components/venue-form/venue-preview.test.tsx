import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import { emptyVenueForm } from '../../data/own-venue/venue-form.rules';
import { VenuePreview } from './venue-preview';

test('a page that is hardly filled in has no signs without words', async () => {
  renderInShell(<VenuePreview id="new-venue" form={emptyVenueForm()} />);
  await screen.findByRole('heading', { level: 1, hidden: true });
  const facts = screen.getAllByRole('listitem', { hidden: true });
  expect(facts.map((fact) => fact.textContent)).not.toContain('');
});
