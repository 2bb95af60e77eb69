import { generateKeyPairSync, sign } from 'node:crypto'

/** A DER element: tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Uint8Array.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const oid = (...bytes: readonly number[]) => der(0x06, Uint8Array.from(bytes))
const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const utcTime = (text: string) => der(0x17, Buffer.from(text))

function toPem(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

/** A certificate for one host name, valid from 2020 to 2049, with a key made now: no key lies in the repository. */
export function selfSigned(hostname: string): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const commonName = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(hostname)))))
  const altNames = sequence(der(0x82, Buffer.from(hostname)))
  const extensions = sequence(sequence(oid(0x55, 0x1d, 0x11), der(0x04, altNames)))
  const body = sequence(
    der(0xa0, der(0x02, Uint8Array.from([2]))),
    der(0x02, Uint8Array.from([1])),
    ecdsaWithSha256,
    commonName,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Uint8Array.from([0]), signature))
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: toPem('CERTIFICATE', certificate),
  }
}
