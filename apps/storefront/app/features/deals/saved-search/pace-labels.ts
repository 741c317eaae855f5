import type { Pace } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import type { Key } from '@ironsouq/i18n/messages'

export const PACE_WORD: Record<Pace, Key> = {
  atOnce: 'savedSearch.pace_atOnce',
  daily: 'savedSearch.pace_daily',
  weekly: 'savedSearch.pace_weekly',
  off: 'savedSearch.pace_off',
}
