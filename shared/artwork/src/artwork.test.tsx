import { fireEvent, render, screen } from '@testing-library/react';
import { Artwork } from './artwork';
import { GeneratedSource } from './generated-source';
import { paletteGround } from './palette-ground';

const event = { kind: 'event', id: 'e-1', title: '燈海排練日', category: '偶像應援活動' } as const;

test('shows the uploaded picture lazily, with the title as its name', () => {
  render(<Artwork {...event} imageUrl="https://cdn.test/a.jpg" sizes="388px" />);
  const picture = screen.getByRole('img', { name: '燈海排練日' });
  expect(picture).toHaveAttribute('src', 'https://cdn.test/a.jpg');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('decoding', 'async');
});

test('the first picture of a page does not wait', () => {
  render(<Artwork {...event} imageUrl="https://cdn.test/a.jpg" isPriority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('decoding', 'sync');
});

test('draws a picture of the same name when there is none', async () => {
  render(<Artwork {...event} />);
  const picture = await screen.findByAltText('燈海排練日');
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml/));
});

test('draws one when the uploaded picture is broken, and tries a new address again', async () => {
  const { rerender } = render(<Artwork {...event} imageUrl="https://cdn.test/gone.jpg" />);
  fireEvent.error(screen.getByRole('img'));
  expect(await screen.findByAltText('燈海排練日')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:/),
  );
  rerender(<Artwork {...event} imageUrl="https://cdn.test/new.jpg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.test/new.jpg');
});

test('keeps its place and its name in the colour of the picture while that is under way', async () => {
  render(<Artwork kind="performer" id="p-1" title="島嶼電台" category="podcaster" />);
  const frame = screen.getByRole('img', { name: '島嶼電台' });
  expect(frame).toHaveStyle({ aspectRatio: '1', background: paletteGround('p-1') });
  expect(await screen.findByAltText('島嶼電台')).toBeInTheDocument();
});

test('is silent where the name stands beside it', async () => {
  const { container } = render(<Artwork kind="avatar" id="u-1" title="芷晴" isDecorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await screen.findByAltText('');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('has its words only where they have room', async () => {
  const withWords = <GeneratedSource {...event} media="(min-width: 1024px)" />;
  render(<Artwork {...event} showWords={false} sources={withWords} />);
  const picture = await screen.findByAltText('燈海排練日');
  const wide = document.querySelector('picture > source');
  expect(wide).toHaveAttribute('media', '(min-width: 1024px)');
  expect(picture).not.toHaveAttribute('src', expect.stringContaining('燈海'));
  const candidates = wide?.getAttribute('srcset')?.split(/\s/) ?? [];
  expect(candidates).toEqual([expect.stringContaining('燈海')]);
});
