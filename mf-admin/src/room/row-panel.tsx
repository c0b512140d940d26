import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, Sheet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import roomTexts from '../locales/room.zh-TW.json';
import { useFrame, useMovable } from './use-movable';

const Aside = styled.section`
  position: sticky;
  top: 20px;
  display: flex;
  flex-direction: column;
  max-height: max(420px, calc(100dvh - 192px));
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 12px 8px 8px 20px;
  border-bottom: 1px solid var(--line);
  & h2 {
    padding-top: 4px;
    font-size: var(--text-18);
    outline-offset: 4px;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`;

const Ways = styled.div`
  display: flex;
  flex: none;
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-height: 0;
  padding: 16px 20px 20px;
  overflow-y: auto;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** Where the content stands for now. */
const Slot = styled.div`
  display: contents;
`;

const Foot = styled.footer`
  padding: 12px 20px;
  border-top: 1px solid var(--line);
`;

export interface RowPanelProps {
  title: string;
  lead?: ReactNode;
  /** Tells that another row is shown now. */
  rowKey: string;
  isBeside: boolean;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
  /** Always in view: what can be decided. */
  footer?: ReactNode;
  children: ReactNode;
}

/** One row in full: beside the list, or over it where there is no room. What was typed in it survives the change. */
export function RowPanel({ children, footer, ...props }: RowPanelProps) {
  const { title, lead, rowKey, onClose } = props;
  const isBeside = useFrame(props.isBeside);
  const [content, contentSlot] = useMovable();
  const [acts, actsSlot] = useMovable();
  const parts = <Slot ref={contentSlot} data-row-panel />;
  const foot = footer && <Slot ref={actsSlot} />;
  return (
    <>
      {isBeside ? (
        // Another row is another panel: read from its top, and said by its name.
        <Beside key={rowKey} {...props} footer={foot}>
          {parts}
        </Beside>
      ) : (
        <Sheet isOpen title={title} lead={lead} onClose={onClose} footer={foot}>
          <Parts>
            <WaysOf {...props} hasClose={false} />
            {parts}
          </Parts>
        </Sheet>
      )}
      {createPortal(<Fragment key={rowKey}>{children}</Fragment>, content)}
      {createPortal(<Fragment key={rowKey}>{footer}</Fragment>, acts)}
    </>
  );
}

function Beside({ title, lead, footer, children, ...ways }: RowPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  // Whoever goes from row to row hears which one it is; the list keeps its place, and who types keeps the focus.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <Aside ref={frame} aria-labelledby={id}>
      <Head>
        <div>
          {lead && <p>{lead}</p>}
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <WaysOf {...ways} hasClose />
      </Head>
      <Body ref={body} tabIndex={overflows ? 0 : undefined} role="group" aria-labelledby={id}>
        <Parts>{children}</Parts>
      </Body>
      {footer && <Foot data-decisions>{footer}</Foot>}
    </Aside>
  );
}

/** At the end of the body: when only that is out of view, nothing is. */
const PADDING = 20;

/** Whether an element holds more than it shows: the keyboard has to get to it then, and only then. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const shown = element.current;
    if (!shown || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setOverflows(shown.scrollHeight > shown.clientHeight + PADDING);
    const watch = new ResizeObserver(look);
    watch.observe(shown);
    // What comes later makes the inside taller, not the frame.
    if (shown.firstElementChild) watch.observe(shown.firstElementChild);
    return () => watch.disconnect();
  }, [element]);
  return overflows;
}

function WaysOf({
  onPrevious,
  onNext,
  onClose,
  hasClose,
}: Pick<RowPanelProps, 'onPrevious' | 'onNext' | 'onClose'> & { hasClose: boolean }) {
  const t = useTexts(roomTexts);
  return (
    <Ways>
      <IconButton label={t('panel.previous')} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={t('panel.next')} disabled={!onNext} onClick={onNext}>
        <ChevronDownIcon />
      </IconButton>
      {hasClose && (
        <IconButton label={t('panel.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </Ways>
  );
}
