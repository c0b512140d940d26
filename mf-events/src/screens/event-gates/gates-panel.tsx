import { Button, Panel, SectionHeading } from '@spotlight/shared/ui';
import type { EventGates } from '../../data/event-gates/event-gates.schema';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import type { OwnGate } from '../../data/event-gates/event-gates.queries';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
import { Part, Rows } from './gate-list.styles';
import { GateDialog } from './gate-dialog';
import { GateRow } from './gate-row';

export interface GatesPanelProps {
  eventId: string;
  gates: readonly OwnGate[];
  types: EventGates['types'];
}

/** The gates of an event: which types pass each, and when. */
export function GatesPanel({ eventId, gates, types }: GatesPanelProps) {
  const t = useTexts(eventGatesTexts);
  const headingId = useId();
  const [edited, setEdited] = useState<OwnGate | 'new' | null>(null);
  return (
    <Panel as={Part} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('eventGates.gates.title')}
        lead={t('eventGates.gates.lead')}
        action={
          <Button variant="text" onClick={() => setEdited('new')}>
            {t('eventGates.gates.add')}
          </Button>
        }
      />
      {gates.length === 0 ? (
        <p>{t('eventGates.gates.empty')}</p>
      ) : (
        <Rows>
          {gates.map((gate) => (
            <GateRow key={gate.id} gate={gate} types={types} onEdit={() => setEdited(gate)} />
          ))}
        </Rows>
      )}
      {edited && (
        <GateDialog
          eventId={eventId}
          gate={edited === 'new' ? null : edited}
          types={types}
          others={gates.filter((gate) => gate !== edited).map(({ name }) => name)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
