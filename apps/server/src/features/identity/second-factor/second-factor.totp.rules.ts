import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values that every authenticator app supports: SHA-1, 30 seconds, 6 digits. */
const STEP_MS = 30_000
const DIGITS = 6
/** Clocks differ, and typing takes time: the step before and the step after count as well. */
const DRIFT = [0, -1, 1] as const

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

export function totpOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const isSame = (typed: string, code: string) =>
  /^\d+$/.test(typed) &&
  typed.length === code.length &&
  timingSafeEqual(Buffer.from(typed), Buffer.from(code))

/** The time step whose code was typed, or null. */
export function matchingStep(secret: Buffer, typed: string, at: Date): number | null {
  const steps = DRIFT.map((drift) => stepAt(at) + drift)
  return steps.find((step) => isSame(typed, totpOf(secret, step))) ?? null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding; the number of bytes is a multiple of five. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[parseInt(five, 2)]).join('')
}

/** What authenticator apps read from a QR code. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}
