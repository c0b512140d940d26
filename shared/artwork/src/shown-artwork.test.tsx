import { render, screen } from '@testing-library/react';
import { Artwork } from './artwork';
import { artworkName } from './artwork-source';
import { GeneratedSource } from './generated-source';

const event = { kind: 'event', id: 'e-1', title: '燈海排練日', category: '偶像應援活動' } as const;
const shown = 'data:image/svg+xml,as-it-was-prerendered';

test('a picture that the prerendered page shows stays, before anything that draws is there', () => {
  const page = document.createElement('div');
  page.setAttribute('data-prerendered', '');
  page.innerHTML = `
    <picture>
      <source srcset="${shown}-wide" data-artwork="${artworkName(event)}">
      <img alt="" src="${shown}" data-artwork="${artworkName({ ...event, showWords: false })}">
    </picture>`;
  document.body.append(page);
  render(
    <Artwork
      {...event}
      showWords={false}
      sources={<GeneratedSource {...event} media="(min-width: 1024px)" />}
      isPriority
    />,
  );
  expect(screen.getByAltText('燈海排練日')).toHaveAttribute('src', shown);
  expect(document.querySelector('picture > source[media]')).toHaveAttribute(
    'srcset',
    `${shown}-wide`,
  );
  render(<Artwork {...event} id="e-2" title="別場" />);
  expect(screen.getByRole('img', { name: '別場' })).not.toHaveAttribute('src');
});
