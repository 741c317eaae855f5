import { event } from '#kernel/work/events.ts'

/** Points of a member expire soon, at `expiresAt` in ISO 8601. */
export const pointsExpiring = event<{ memberId: string; expiresAt: string }>('points.expiring')
