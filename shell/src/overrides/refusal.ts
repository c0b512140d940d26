/**
 * Why something does not run here. `ended` the link's time is over · `forged` its owner has not signed it · `gone` its files
 * are not there, or are others · `no-ed25519` this browser cannot check the signature of a link · `no-right`
 * the account may not choose versions · `no-origin` the site runs nothing from that machine · `unreachable` nobody answered.
 */
export type Refusal =
  | 'ended'
  | 'forged'
  | 'gone'
  | 'no-ed25519'
  | 'no-right'
  | 'no-origin'
  | 'unreachable';
