import { event } from '#kernel/work/events.ts'

/** Someone asked for a link to set another password. */
export const staffPasswordForgotten = event<{ ownerId: string; stepId: string }>(
  'staff-sign-in.password-forgotten',
)
