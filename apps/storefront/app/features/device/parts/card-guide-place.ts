import type { Guide } from '@ironsouq/contract/device/device.schema'
import { approximate } from '@ironsouq/contract/money/arithmetic'
import type { Key } from '@ironsouq/i18n/messages'

/** The position of the guide range on the tape, in percent: the same on every card. */
export const BAND = { low: 27, high: 73 }
const EDGE = 2

interface GuidePlace {
  /** In percent of the tape. */
  at: number
  word: Key
}

/** The lower and the upper 30 % of the range have labels of their own. */
const LOW = 0.3
const HIGH = 0.7

function wordOf(part: number): Key {
  if (part < 0) return 'device.guideBelow'
  if (part > 1) return 'device.guideAbove'
  if (part < LOW) return 'device.guideLow'
  return part > HIGH ? 'device.guideHigh' : 'device.guideIn'
}

/** The position of a price in its guide range. A guide without sales has its own label. */
export function guidePlace(price: number, { low, high, basis }: Guide): GuidePlace {
  const [from, to] = [approximate(low), approximate(high)]
  const part = (price - from) / (to - from || 1)
  const at = BAND.low + part * (BAND.high - BAND.low)
  return {
    at: Math.min(100 - EDGE, Math.max(EDGE, Math.round(at * 10) / 10)),
    word: basis === 'band' ? 'device.guideThin' : wordOf(part),
  }
}
