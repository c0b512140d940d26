import { Button, Panel, SectionHeading } from '@spotlight/shared/ui';
import type { EventDoors } from '../../data/doors/doors.schema';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState } from 'react';
import type { OwnGate } from '../../data/doors/doors.queries';
import doorsTexts from '../../locales/doors.zh-TW.json';
import { Part, Rows } from './door-list.styles';
import { GateDialog } from './gate-dialog';
import { GateRow } from './gate-row';

export interface GatesPanelProps {
  eventId: string;
  gates: readonly OwnGate[];
  types: EventDoors['types'];
}

/** The gates of an event: which types pass each, and when. */
export function GatesPanel({ eventId, gates, types }: GatesPanelProps) {
  const t = useTexts(doorsTexts);
  const headingId = useId();
  const [edited, setEdited] = useState<OwnGate | 'new' | null>(null);
  return (
    <Panel as={Part} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('doors.gates.title')}
        lead={t('doors.gates.lead')}
        action={
          <Button variant="text" onClick={() => setEdited('new')}>
            {t('doors.gates.add')}
          </Button>
        }
      />
      {gates.length === 0 ? (
        <p>{t('doors.gates.empty')}</p>
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
