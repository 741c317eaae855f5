import { publishIfTrusted } from '#features/machines/device-admin/device-admin.check.service.ts'
import { deviceSubmitted } from '#features/machines/device/device.events.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { consumer } from '#kernel/work/events.ts'

/**
 * Publishes a listing of a trusted seller without a review [EQ-8]. Not in the call of the seller, which
 * cannot see whether another seller offers the same machine.
 */
export const publishSubmitted = consumer({
  name: 'seller-device.publish-submitted',
  on: deviceSubmitted,
  async handle(ctx, { deviceId }) {
    const { state } = await deviceRow(ctx, deviceId)
    // Staff were first, or the seller took it back.
    if (state === 'pendingReview') await publishIfTrusted(ctx, deviceId)
  },
})
