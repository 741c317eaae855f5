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

/** These speak of an engine, or of a machine that drives. */
const OF_ENGINES = { sound: new Set([1, 2, 4]), broken: new Set([2]) }
/** Said instead of what has none. */
const INSTEAD = { sound: 6, broken: 1 }

function chosen(grade: Grade, hasEngine: boolean, roll: Dice): (notes: SellerNotes) => string[] {
  const { sound, broken } = notesOfTrade.en
  const isBroken = grade === 'D' || grade === 'E'
  const pick = (kind: keyof typeof INSTEAD, count: number) => {
    const at = roll.whole(0, count - 1)
    return !hasEngine && OF_ENGINES[kind].has(at) ? INSTEAD[kind] : at
  }
  const first = isBroken ? pick('broken', broken.length) : pick('sound', sound.length)
  const second = pick('sound', sound.length)
  const both = !isBroken && first !== second && roll.chance(0.45)
  return (notes) => {
    const list = isBroken ? notes.broken : notes.sound
    return [list[first] ?? '', ...(both ? [notes.sound[second] ?? ''] : [])]
  }
}

interface Noted {
  grade: Grade
  /** The seller's language. */
  locale: LocaleCode
  hasEngine: boolean
}

/** The seller's note, if they wrote one. */
export function noteOf({ grade, locale, hasEngine }: Noted, roll: Dice): DemoNote | null {
  const noted = roll.chance(NOTED_SHARE)
  const sentences = chosen(grade, hasEngine, roll)
  if (!noted) return null
  const textIn = (of: LocaleCode) =>
    sentences(notesOfTrade[of]).join(of.startsWith('zh') ? '' : ' ')
  const texts = LOCALE_CODES.map((of) => [of, textIn(of)] as const)
  return { locale, texts: Object.fromEntries(texts) as DemoNote['texts'] }
}
