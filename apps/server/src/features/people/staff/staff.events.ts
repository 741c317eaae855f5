import { event } from '#kernel/work/events.ts'

export const staffInvited = event<{ staffId: string; invitationId: string }>('staff.invited')

/** Someone was given the role that may do everything. */
export const administratorNamed = event<{ staffId: string; by: string }>(
  'staff.administrator-named',
)

/** Someone may now do something with money that they could not do before. */
export const moneyAccessGiven = event<{ staffId: string; by: string }>('staff.money-access-given')
