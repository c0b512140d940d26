import { Button, SearchIcon, OverlayFailure, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import gateTexts from '../../../locales/gate.zh-TW.json';

const NameSearch = lazyPart(
  () => import(/* webpackChunkName: "gate-names" */ './name-search').then((m) => m.NameSearch),
  { Failed: OverlayFailure },
);

export interface NameSearchButtonProps {
  eventId: string;
  /** Lets the ticket of this number in. */
  onChoose: (ticketNo: string) => void;
}

/** For those who come without a code. Names are not on the device, so it takes a network. */
export function NameSearchButton({ eventId, onChoose }: NameSearchButtonProps) {
  const t = useTexts(gateTexts);
  const isLoading = NameSearch.useIsLoading();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<SearchIcon size={18} />}
        isBusy={isOpen && isLoading}
        onClick={() => setIsOpen(true)}
      >
        {t('gate.byName')}
      </Button>
      {isOpen && (
        <NameSearch
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
