import {
  viewingLifecycle,
  type ViewingState,
} from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import { VIEWING_ARRIVAL_MINUTES } from '@ironsouq/contract/deals/viewing/viewing.limits'
import { allowed } from '@ironsouq/contract/lifecycle'

interface Appointment {
  state: ViewingState
  startsAt: Date
}

/**
 * What staff can do with a viewing now. Before its time it is moved or cancelled, and after it someone came or did
 * not; a visitor may be early.
 */
export function staffActions({ state, startsAt }: Appointment, now: Date) {
  const isBefore = now < startsAt
  const opensAt = startsAt.getTime() - VIEWING_ARRIVAL_MINUTES * 60_000
  const isPossible = {
    move: isBefore,
    cancel: isBefore,
    arrive: now.getTime() >= opensAt,
    miss: !isBefore,
  }
  return allowed(viewingLifecycle, state, 'staff').filter((action) => isPossible[action])
}
