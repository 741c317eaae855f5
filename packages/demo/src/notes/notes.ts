import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Dice } from '../random.ts'
import type { SellerNotes } from './seller-notes.ts'
import { notesOfTrade } from './words.ts'

/** A seller's note in every language, and the one it was written in. */
export interface DemoNote {
  locale: LocaleCode
  texts: Record<LocaleCode, string>
}

const NOTED_SHARE = 0.4

function chosen(grade: Grade, roll: Dice): (notes: SellerNotes) => string[] {
  const { sound, broken } = notesOfTrade.en
  const isBroken = grade === 'D' || grade === 'E'
  const first = roll.whole(0, (isBroken ? broken : sound).length - 1)
  const second = roll.whole(0, sound.length - 1)
  const both = !isBroken && first !== second && roll.chance(0.45)
  return (notes) => {
    const list = isBroken ? notes.broken : notes.sound
    return [list[first] ?? '', ...(both ? [notes.sound[second] ?? ''] : [])]
  }
}

/** The seller's note, if they wrote one. */
export function noteOf(grade: Grade, locale: LocaleCode, roll: Dice): DemoNote | null {
  const noted = roll.chance(NOTED_SHARE)
  const sentences = chosen(grade, roll)
  if (!noted) return null
  const textIn = (of: LocaleCode) =>
    sentences(notesOfTrade[of]).join(of.startsWith('zh') ? '' : ' ')
  const texts = LOCALE_CODES.map((of) => [of, textIn(of)] as const)
  return { locale, texts: Object.fromEntries(texts) as DemoNote['texts'] }
}
