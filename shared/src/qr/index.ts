/** Codes that cameras read: tickets at the gate, the secret of an authenticator app. */
export { QrCode, type QrCodeProps } from './qr-code';
