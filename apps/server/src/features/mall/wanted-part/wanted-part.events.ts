import { event } from '#kernel/work/events.ts'

/** A store offers what a member wanted. */
export const wantedPartFound = event<{ wantedPartId: string; memberId: string }>(
  'wanted-part.found',
)
