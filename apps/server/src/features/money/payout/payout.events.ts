import { event } from '#kernel/work/events.ts'

export const payoutSent = event<{ payoutId: string }>('payout.sent')
export const payoutFailed = event<{ payoutId: string }>('payout.failed')
