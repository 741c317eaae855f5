import type { Key } from '@ironsouq/i18n/messages'
import { hourIn } from '@ironsouq/i18n/zone'

const NOON = 12
const EVENING = 18

/** The greeting for the time of day in the UAE; from midnight it is morning. */
export function greetingAt(now: string): Key {
  const hour = hourIn(now)
  if (hour >= EVENING) return 'userCenter.goodEvening'
  return hour < NOON ? 'userCenter.goodMorning' : 'userCenter.goodAfternoon'
}
