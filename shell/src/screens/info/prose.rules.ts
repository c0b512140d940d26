export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const BULLET = '・';

/**
 * Reads the little that our texts need, so that translators write plain text: lines that begin with
 * `・` are a list, every other line is a paragraph.
 */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.startsWith(BULLET)) {
      const item = line.slice(BULLET.length);
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') {
      blocks.push({ kind: 'paragraph', text: line });
    }
  }
  return blocks;
}
