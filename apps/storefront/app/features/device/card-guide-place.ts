import type { Guide } from '@ironsouq/contract/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'

/** Where the guide range lies on the tape of a card, in percent: the same on each. */
export const BAND = { low: 27, high: 73 }
const EDGE = 2

interface GuidePlace {
  /** In percent of the tape. */
  at: number
  word: Key
}

/** The lower and the upper three tenths of the range have a word of their own. */
const LOW = 0.3
const HIGH = 0.7

function wordOf(part: number): Key {
  if (part < 0) return 'device.guideBelow'
  if (part > 1) return 'device.guideAbove'
  if (part < LOW) return 'device.guideLow'
  return part > HIGH ? 'device.guideHigh' : 'device.guideIn'
}

/** Where a price stands against its guide. A guide that rests on no sales says so instead. */
export function guidePlace(price: number, { low, high, basis }: Guide): GuidePlace {
  const [from, to] = [Number(low.amount), Number(high.amount)]
  const part = (price - from) / (to - from || 1)
  const at = BAND.low + part * (BAND.high - BAND.low)
  return {
    at: Math.min(100 - EDGE, Math.max(EDGE, Math.round(at * 10) / 10)),
    word: basis === 'band' ? 'device.guideThin' : wordOf(part),
  }
}
