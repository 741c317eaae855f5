import type { Grade } from '@ironsouq/contract/device/device.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Dice } from '../random.ts'
import { notesOfTrade } from './words.ts'

/** What a seller says of a sound machine, and of one that is not. */
export interface SellerNotes {
  sound: readonly string[]
  broken: readonly string[]
}

const NOTED_SHARE = 0.4

/** What the seller wrote in his own language, if he wrote anything. */
export function noteOf(grade: Grade, locale: LocaleCode, roll: Dice) {
  const { sound, broken } = notesOfTrade[locale]
  const noted = roll.chance(NOTED_SHARE)
  const isBroken = grade === 'D' || grade === 'E'
  const first = roll.pick(isBroken ? broken : sound)
  const second = roll.pick(sound)
  const both = !isBroken && first !== second && roll.chance(0.45)
  if (!noted) return { note: null, noteLocale: null }
  const gap = locale.startsWith('zh') ? '' : ' '
  return { note: both ? `${first}${gap}${second}` : first, noteLocale: locale }
}
