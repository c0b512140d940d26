import { Button, SearchIcon, useOnDemand } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import gateTexts from '../../../locales/gate.zh-TW.json';

const loadSearch = () =>
  import(/* webpackChunkName: "gate-names" */ './name-search').then((m) => m.NameSearch);

export interface NameSearchButtonProps {
  eventId: string;
  /** Lets the ticket of this number in. */
  onChoose: (ticketNo: string) => void;
}

/** For those who come without a code. Names are not on the device, so it takes a network. */
export function NameSearchButton({ eventId, onChoose }: NameSearchButtonProps) {
  const t = useTexts(gateTexts);
  const search = useOnDemand(loadSearch);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await search.request()) setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="outline"
        icon={<SearchIcon size={18} />}
        isBusy={search.isLoading}
        onClick={() => void open()}
      >
        {t('gate.byName')}
      </Button>
      {isOpen && search.Component && (
        <search.Component
          eventId={eventId}
          onChoose={(ticketNo) => {
            setIsOpen(false);
            onChoose(ticketNo);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
