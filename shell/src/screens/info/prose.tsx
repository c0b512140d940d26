import { styled } from 'styled-components';
import { parseProse } from './prose.rules';

const Paragraph = styled.p`
  max-width: 40em;
  & + &,
  ul + & {
    margin-top: 12px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 40em;
  padding-inline-start: 1.25em;
  list-style: disc;
  p + & {
    margin-top: 8px;
  }
  & > li::marker {
    color: var(--accent-ink);
  }
`;

/** Running text of the locale files: paragraphs and lists. */
export function Prose({ text }: { text: string }) {
  return parseProse(text).map((block) =>
    block.kind === 'list' ? (
      <List key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    ) : (
      <Paragraph key={block.text}>{block.text}</Paragraph>
    ),
  );
}
