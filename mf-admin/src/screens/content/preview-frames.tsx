import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
// Styles have to go into the window that they are for.
// oxlint-disable-next-line no-restricted-imports
import { StyleSheetManager, styled } from 'styled-components';
import contentTexts from '../../locales/content.zh-TW.json';

const sizes = [
  { id: 'desktop', width: 1280, height: 720 },
  { id: 'phone', width: 375, height: 560 },
] as const;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.6fr) minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  & figcaption {
    margin-top: 6px;
    color: var(--ink-3);
    font-size: var(--text-12);
    text-align: center;
  }
`;

const Window = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--page);
  & > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

/** How something looks on a desktop and on a phone, before anybody else sees it. */
export function PreviewFrames({ children }: { children: ReactNode }) {
  const t = useTexts(contentTexts);
  return (
    <Row>
      {sizes.map(({ id, width, height }) => (
        <figure key={id}>
          <Frame title={t(`preview.${id}`)} width={width} height={height}>
            {children}
          </Frame>
          <figcaption>{t(`preview.${id}`)}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

interface FrameProps {
  title: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** A window of its own, as wide as the device, so that media queries answer as they will there. */
function Frame({ title, width, height, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document>();
  const [scale, setScale] = useState(0.4);
  useEffect(() => {
    const opened = frame.current?.contentDocument;
    if (!opened) return;
    dress(opened);
    setInner(opened);
  }, []);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  return (
    <Window ref={box} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        // Nothing runs inside: what it shows is drawn from here.
        sandbox="allow-same-origin"
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
      {inner &&
        createPortal(
          <StyleSheetManager target={inner.head}>
            {/* Seen, not used. */}
            <div inert>{children}</div>
          </StyleSheetManager>,
          inner.body,
        )}
    </Window>
  );
}

/** Gives a window the look of the site: its tokens, its fonts, and light or dark as it is here. */
function dress(inner: Document): void {
  inner.documentElement.lang = document.documentElement.lang;
  const { theme } = document.documentElement.dataset;
  if (theme) inner.documentElement.dataset['theme'] = theme;
  for (const style of document.head.querySelectorAll(
    'style:not([data-styled]), link[rel=stylesheet]',
  )) {
    inner.head.append(inner.importNode(style, true));
  }
}
