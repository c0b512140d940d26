/** Files of a certificate for 127.0.0.1 that no browser trusts: for tests and measurements only. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}
/** Makes one with the `openssl` of this machine; null where there is none. */
export declare function createSelfSignedCertificate(folder: string): CertificateFiles | null;
