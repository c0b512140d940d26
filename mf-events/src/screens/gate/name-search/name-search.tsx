import { Button, Dialog, TextField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useFindAtGate } from '../../../data/gate/gate-search.queries';
import gateNamesTexts from '../../../locales/gate-names.zh-TW.json';
import { OneFieldForm } from '../one-field-form';
import { FoundTicket } from './found-ticket';

/** One character of Chinese is a whole name. */
const isEnough = (typed: string) => typed.length >= 2 || /\p{Script=Han}/u.test(typed);
/** As many as the server says at most. */
const MOST = 20;

const Found = styled.div`
  min-height: 120px;
  margin-top: 16px;
`;

const List = styled.ul`
  display: grid;
  & > li {
    border-top: 1px solid var(--line);
  }
`;

export interface NameSearchProps {
  eventId: string;
  onChoose: (ticketNo: string) => void;
  onClose: () => void;
}

/** Finds a ticket by what its holder can say: a name, a mobile number, the number of the registration. */
export function NameSearch({ eventId, onChoose, onClose }: NameSearchProps) {
  const t = useTexts(gateNamesTexts);
  const errorText = useErrorText();
  const formId = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [isShort, setIsShort] = useState(false);
  const query = useFindAtGate(eventId, asked);
  const found = query.data ?? [];

  const search = (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    const typed = text.trim();
    setIsShort(!isEnough(typed));
    if (!isEnough(typed)) {
      submission.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (typed === asked) void query.refetch();
    setAsked(typed);
  };

  const said = () => {
    if (asked === '') return t('gateNames.help');
    if (query.isFetching) return t('gateNames.searching');
    if (query.error) return errorText(query.error);
    if (found.length === 0) return t('gateNames.none', { query: asked });
    return found.length >= MOST
      ? t('gateNames.many', { count: MOST })
      : t('gateNames.found', { count: found.length });
  };

  return (
    <Dialog
      isOpen
      title={t('gateNames.title')}
      onClose={onClose}
      footer={
        <Button variant="plain" onClick={onClose}>
          {t('gateNames.close')}
        </Button>
      }
    >
      <OneFieldForm id={formId} noValidate onSubmit={search}>
        <TextField
          label={t('gateNames.label')}
          hint={t('gateNames.hint')}
          error={isShort && t('gateNames.short')}
          value={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
          onChange={(change) => setText(change.target.value)}
        />
        <Button type="submit" isBusy={query.isFetching}>
          {t('gateNames.search')}
        </Button>
      </OneFieldForm>
      <Found>
        <p role="status">{said()}</p>
        {!query.error && (
          <List aria-label={t('gateNames.list')}>
            {found.map((ticket) => (
              <li key={ticket.id}>
                <FoundTicket ticket={ticket} onChoose={() => onChoose(ticket.ticketNo)} />
              </li>
            ))}
          </List>
        )}
      </Found>
    </Dialog>
  );
}
