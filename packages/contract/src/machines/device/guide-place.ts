import { approximate } from '../../money/money/arithmetic.ts'
import type { Guide } from './device.schema.ts'

/** The position of the guide range on the tape, in percent: the same wherever a tape is drawn. */
export const BAND = { low: 27, high: 73 }
const EDGE = 2

interface GuidePlace {
  /** In percent of the tape. */
  at: number
  /** The key of its text. */
  word: 'device.guideBelow' | 'device.guideWithin' | 'device.guideAbove'
}

function wordOf(part: number): GuidePlace['word'] {
  if (part < 0) return 'device.guideBelow'
  return part > 1 ? 'device.guideAbove' : 'device.guideWithin'
}

/** The position of a price in its guide range, and the rating in words. */
export function guidePlace(price: number, { low, high }: Guide): GuidePlace {
  const [from, to] = [approximate(low), approximate(high)]
  const part = (price - from) / (to - from || 1)
  const at = BAND.low + part * (BAND.high - BAND.low)
  return {
    at: Math.min(100 - EDGE, Math.max(EDGE, Math.round(at * 10) / 10)),
    word: wordOf(part),
  }
}
