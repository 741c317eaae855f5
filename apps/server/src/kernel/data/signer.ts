import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 with the installation's secret. The purpose is part of what is signed. */
export interface Signer {
  /** A keyed hash of 32 bytes: the same text gives other bytes for another purpose. */
  fingerprint(purpose: string, text: string): Buffer
  /** The text and its signature, separated by a dot. The text stays readable. */
  sign(purpose: string, text: string): string
  /** The text, or null unless it was signed here for this purpose. */
  verify(purpose: string, signed: string): string | null
}

export function createSigner(secret: string): Signer {
  const fingerprint: Signer['fingerprint'] = (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  const signatureOf = (purpose: string, text: string) =>
    fingerprint(purpose, text).toString('base64url')
  return {
    fingerprint,
    sign: (purpose, text) => `${text}.${signatureOf(purpose, text)}`,
    verify(purpose, signed) {
      const at = signed.lastIndexOf('.')
      const text = signed.slice(0, Math.max(at, 0))
      const [given, expected] = [signed.slice(at + 1), signatureOf(purpose, text)].map(
        (signature) => hash('sha256', signature, 'buffer'),
      )
      return given && expected && timingSafeEqual(given, expected) ? text : null
    },
  }
}
