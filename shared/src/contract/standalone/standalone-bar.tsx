import { useState } from 'react';
import { Link } from '../../vendor/router';
import { useSession } from '../shell-context';
import { readPeople } from './demo-people';

const SIGNED_OUT = '';

/** What stands in for the header: the way to the list of pages, and whom one looks at them as. */
export function StandaloneBar({ remoteId }: { remoteId: string }) {
  const session = useSession();
  const [problem, setProblem] = useState('');
  const people = readPeople();

  async function become(email: string): Promise<void> {
    setProblem('');
    await session.logout();
    const person = people.find((candidate) => candidate.email === email);
    if (!person) return;
    const outcome = await session.login(person.email, person.password);
    if (!outcome.success) setProblem(outcome.error);
  }

  return (
    <header style={{ display: 'flex', gap: 16, alignItems: 'center', padding: '8px 16px' }}>
      <Link to="/__pages">{remoteId}, alone</Link>
      <label>
        {'signed in as '}
        <select
          value={session.user?.email ?? SIGNED_OUT}
          onChange={(event) => void become(event.target.value)}
        >
          <option value={SIGNED_OUT}>nobody</option>
          {people.map(({ email, role }) => (
            <option key={email} value={email}>
              {role}
            </option>
          ))}
        </select>
      </label>
      <span role="alert">{problem}</span>
    </header>
  );
}
