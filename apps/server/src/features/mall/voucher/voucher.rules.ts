import { randomBytes } from 'node:crypto'
import { dayAt, endOfDay } from '@ironsouq/contract/mall/freight/arrival'
import type { VoucherKind, VoucherObstacle } from '@ironsouq/contract/mall/voucher/voucher.enums'
import type { ShownTerms, VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Signer } from '#kernel/data/signer.ts'
import type { voucher } from './voucher.tables.ts'

type Row = typeof voucher.$inferSelect

const DIGIT: Record<VoucherKind, string> = { single: '1', counted: '2', unlimited: '3' }
const DIGITS = 10n ** 12n
const SEED_BYTES = 16

/** Thirteen digits: the kind, and twelve from the random seed and the secret of the installation. */
export const codeOf = (
  signer: Signer,
  { kind, codeSeed }: Pick<Row, 'kind' | 'codeSeed'>,
): string => {
  const bytes = signer.fingerprint('voucher', codeSeed.toString('hex'))
  return `${DIGIT[kind]}${String(bytes.readBigUInt64BE() % DIGITS).padStart(12, '0')}`
}

/** What a code is found by; without the secret it cannot be computed for all codes there are. */
export const codeKeyOf = (signer: Signer, code: string): Buffer =>
  signer.fingerprint('voucher-code', code)

export function newCode(signer: Signer, kind: VoucherKind) {
  const codeSeed = randomBytes(SEED_BYTES)
  return { codeSeed, codeKey: codeKeyOf(signer, codeOf(signer, { kind, codeSeed })) }
}

export const endingOf = (code: string): string => code.slice(-4)

const DAY_MS = 86_400_000

/** From when until when a code that is issued now is valid. Days are those of the Emirates. */
export function validityOf(
  { validity, days, from, until }: VoucherTerms,
  now: Date,
): { validFrom: Date; validUntil: Date | null } {
  switch (validity) {
    case 'forever':
      return { validFrom: now, validUntil: null }
    case 'sameDay':
      return { validFrom: now, validUntil: endOfDay(dayAt(now)) }
    case 'days':
      return {
        validFrom: now,
        validUntil: endOfDay(dayAt(new Date(now.getTime() + (days ?? 0) * DAY_MS))),
      }
    case 'range': {
      const begins = new Date(endOfDay(from ?? dayAt(now)).getTime() - DAY_MS)
      return {
        validFrom: begins > now ? begins : now,
        validUntil: endOfDay(until ?? dayAt(now)),
      }
    }
  }
}

const REMIND_DAYS = 7
const REMIND_SHORT_DAYS = 1

/** A week before it expires, of what is valid for less the day before; not of what ends within two days. */
export function remindAtOf(now: Date, validUntil: Date | null): Date | null {
  if (validUntil === null) return null
  const before = (days: number) => new Date(validUntil.getTime() - days * DAY_MS)
  const [early, late] = [before(REMIND_DAYS), before(REMIND_SHORT_DAYS)]
  if (early > now) return early
  return late.getTime() - now.getTime() > DAY_MS ? late : null
}

/** Whether no one has used any of it. */
export const isWhole = ({ state, uses }: Pick<Row, 'state' | 'uses'>): boolean =>
  state === 'toBeUsed' && uses === 0

/** Why a code cannot be written off now. A code whose time is over is refused also before a job has ended it. */
export function obstacleOf(
  { state, validFrom, validUntil }: Pick<Row, 'state' | 'validFrom' | 'validUntil'>,
  now: Date,
): Exclude<VoucherObstacle, 'disputed'> | null {
  if (state !== 'toBeUsed') return state
  if (validUntil !== null && validUntil <= now) return 'expired'
  return validFrom > now ? 'notYet' : null
}

/** Whether codes that are issued now would still be good for something. */
export const isStillValid = (terms: VoucherTerms, now: Date): boolean => {
  const { validUntil } = validityOf(terms, now)
  return validUntil === null || validUntil > now
}

export const shownTerms = (terms: VoucherTerms, locale: LocaleCode): ShownTerms => ({
  ...terms,
  fields: terms.fields.map(({ label, isRequired }) => ({
    label: label[locale] ?? label.en,
    isRequired,
  })),
})
