/** Nobody whom this process trusts vouches for the other side, which another try does not change. */
export class UntrustedCertificate extends Error {
  constructor(hostname: string, cause: unknown) {
    const advice = 'Set NODE_EXTRA_CA_CERTS to the certificates of your network'
    super(`the certificate of ${hostname} was not accepted. ${advice}`, { cause })
  }
}
