import { renderAvatar } from './avatar';
import { MOTIFS } from './motifs';
import { beams } from './motifs/beams';
import { renderPerformerPortrait } from './performer-portrait';
import { PROPS } from './portrait/props';
import { drawWords } from './poster-words';
import { createStage, drawGround } from './stage';
import { renderVenueScene, SCENES } from './venue-scene';

/**
 * What costs a phone most of a picture is not to paint it but to lay its elements out, one by one,
 * and a list shows a dozen pictures. Definitions (gradients and their stops) cost little.
 */
const MOST = 40;
const LAID_OUT = /<(?:path|g|text|use|circle|ellipse|rect|image|foreignObject)\b/g;

/** Shops and paintings show many colours. */
const MOST_OF_A_VENUE = 50;

/** Each beam of light is six see-through cones in one another, which cannot share a path. */
const MOST_WITH_BEAMS = 66;

const ids = Array.from({ length: 80 }, (_, index) => `picture-${index}`);

const worst = (pictures: readonly string[]): number =>
  Math.max(...pictures.map((svg) => svg.match(LAID_OUT)?.length ?? 0));

const motifs = Object.entries(MOTIFS).flatMap(([category, some]) =>
  some.flatMap((motif, index) =>
    motif.layouts.flatMap((layout) =>
      motif.moods.map((mood) => [`${category} ${index + 1}`, layout, mood, motif] as const),
    ),
  ),
);

test.each(motifs)('motif %s, words %s, mood %s: few elements', (_, layout, mood, motif) => {
  const stages = ids.map((id) => createStage(id)).filter((stage) => stage.palette.mood === mood);
  expect(stages.length).toBeGreaterThan(10);
  const pictures = stages.map((stage) => {
    const picture = drawGround(stage, 640, 360) + motif.draw(stage);
    const words = drawWords(stage, [layout], '首日應援夜 手燈', 'STAGE');
    return stage.render({ width: 640, height: 360 }, picture + words);
  });
  expect(worst(pictures)).toBeLessThanOrEqual(motif === beams ? MOST_WITH_BEAMS : MOST);
});

test.each(Object.keys(SCENES))('venue %s: few elements', (type) => {
  const scenes = ids.map((id) => renderVenueScene({ id, type }));
  const most = type === 'Live House' ? MOST_WITH_BEAMS : MOST_OF_A_VENUE;
  expect(worst(scenes)).toBeLessThanOrEqual(most);
});

test.each(Object.keys(PROPS))('performer %s: few elements', (category) => {
  const portraits = ids.map((id) => renderPerformerPortrait({ id, category }));
  expect(worst(portraits)).toBeLessThanOrEqual(MOST);
});

test('avatar: few elements', () => {
  expect(worst(ids.map((id) => renderAvatar({ id })))).toBeLessThanOrEqual(MOST);
});
