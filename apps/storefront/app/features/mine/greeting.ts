import type { Key } from '@ironsouq/i18n/messages'
import { hourIn } from '@ironsouq/i18n/zone'

const MORNING = 5
const NOON = 12
const EVENING = 18

/** How one is greeted in the Gulf at that hour. */
export function greetingAt(now: string): Key {
  const hour = hourIn(now)
  if (hour >= EVENING || hour < MORNING) return 'mine.goodEvening'
  return hour < NOON ? 'mine.goodMorning' : 'mine.goodAfternoon'
}
