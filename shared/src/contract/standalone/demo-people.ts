/** What `npm run dev -w <remote>` writes into the page beside the configuration. */
export interface DemoPerson {
  email: string;
  password: string;
  role: string;
}

export interface StandaloneConfig {
  supabaseUrl: string;
  supabaseKey: string;
}

/** Reads a JSON data block of the page. @throws Error when the page has none */
export function readBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page has no #${id}: start it with "npm run dev -w <remote>"`);
  return JSON.parse(text) as T;
}

export const readPeople = (): DemoPerson[] => readBlock('demo-people');
