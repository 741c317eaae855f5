import type { Money } from '@ironsouq/contract/money/money/money'
import { event } from '#kernel/work/events.ts'

export const exportRequested = event<{ exportId: string }>('privacy.export-requested')
/** The archive can be downloaded. */
export const exportPacked = event<{ exportId: string }>('privacy.export-packed')
/** Processes of the release before send no `memberId`. `givenUp` is the balance that the member gave up. */
export const memberErased = event<{ erasureId: string; memberId?: string; givenUp?: Money }>(
  'privacy.member-erased',
)
