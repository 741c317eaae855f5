import { devicesOfSeller } from '#features/machines/device/device.queries.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import { sellerSuspended } from '#features/people/seller/seller.events.ts'
import { sellerSuspension } from '#features/people/seller/seller.queries.ts'
import { Refusal } from '#kernel/errors.ts'
import { consumer } from '#kernel/work/events.ts'

const BATCH = 100

/**
 * What a suspended seller has on sale or in review is withdrawn along the lifecycle, so that lists, saved
 * searches and viewings follow as they do for every withdrawal. A reserved machine has a buyer: staff decide.
 */
export const withdrawSuspended = consumer({
  name: 'seller-device.withdraw-suspended',
  on: sellerSuspended,
  async handle(ctx, { sellerId }) {
    const states = ['listed', 'pendingReview'] as const
    let after: string | null = null
    for (;;) {
      // A machine that was put on sale after the suspension ended stays there.
      if ((await sellerSuspension(ctx, sellerId)).standing !== 'suspended') return
      const ids: string[] = await devicesOfSeller(ctx, { sellerId, states, after, limit: BATCH })
      for (const deviceId of ids) {
        try {
          await makeMove(ctx, { deviceId, action: 'withdraw', by: 'system' })
        } catch (err) {
          // Staff were first.
          if (!(err instanceof Refusal)) throw err
        }
      }
      after = ids.at(-1) ?? null
      if (after === null) return
    }
  },
})
