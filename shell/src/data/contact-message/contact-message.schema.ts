/** A message to us, as it is written. */
export interface ContactMessage {
  topic: string;
  name: string;
  email: string;
  body: string;
  /** What it is about: an error's reference id or a ticket number. */
  reference: string;
}
