import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** What only this installation can make, and nobody can make up. */
export interface Seal {
  /** 32 bytes that stand for the text; another purpose gives others. */
  print(purpose: string, text: string): Buffer
  /** The text with its seal; it is readable, and short if the text is. */
  sign(purpose: string, text: string): string
  /** The text, if it was sealed here for this purpose. */
  open(purpose: string, sealed: string): string | null
}

export function createSeal(secret: string): Seal {
  const print: Seal['print'] = (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  const sealOf = (purpose: string, text: string) => print(purpose, text).toString('base64url')
  return {
    print,
    sign: (purpose, text) => `${text}.${sealOf(purpose, text)}`,
    open(purpose, sealed) {
      const at = sealed.lastIndexOf('.')
      const text = sealed.slice(0, Math.max(at, 0))
      const [given, right] = [sealed.slice(at + 1), sealOf(purpose, text)].map((seal) =>
        hash('sha256', seal, 'buffer'),
      )
      return given && right && timingSafeEqual(given, right) ? text : null
    },
  }
}
