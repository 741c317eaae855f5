import { PAYOUT_WEEKDAY } from '@ironsouq/contract/money/payout/payout.limits'

const DAY_MS = 86_400_000
/** Dubai has no summer time. */
const DUBAI_MS = 4 * 3_600_000

/** The next day of payouts in Dubai, today included. */
export function nextPayoutDay(now: Date): string {
  const today = new Date(now.getTime() + DUBAI_MS)
  const ahead = (PAYOUT_WEEKDAY - today.getUTCDay() + 7) % 7
  return new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}
