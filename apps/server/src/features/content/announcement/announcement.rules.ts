import type { AnnouncementRecord } from '@ironsouq/contract/content/announcement/announcement.schema'

interface Times {
  startsAt: Date
  endsAt: Date | null
  withdrawnAt: Date | null
}

export function stateAt(
  { startsAt, endsAt, withdrawnAt }: Times,
  now: Date,
): AnnouncementRecord['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (startsAt > now) return 'scheduled'
  return endsAt && endsAt <= now ? 'ended' : 'current'
}

/** When pages show something else because time has passed; null when that will not happen. */
export function nextTurn({ startsAt, endsAt, withdrawnAt }: Times, now: Date): Date | null {
  if (withdrawnAt) return null
  if (startsAt > now) return startsAt
  return endsAt && endsAt > now ? endsAt : null
}
