import { deviceChanged, deviceIndexed } from '#features/machines/device/device.events.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer, emit } from '#kernel/work/events.ts'
import { presentDocument } from './device-search.document.present.ts'
import { deviceIndex } from './device-search.document.ts'
import { devicesToIndex } from './device-search.projection.ts'

/**
 * Brings the index up to date. It writes the device as it is now with its version, so events may
 * come twice, late or in any order: the index stores the newest version.
 */
export const indexDevice = consumer({
  name: 'device.index-changed',
  on: deviceChanged,
  workerPool: 'search',
  async handle(ctx, { deviceId }) {
    const rows = await devicesToIndex(ctx, { ids: [deviceId] })
    await ctx.search.write(deviceIndex.name, rows.map(presentDocument))
    await atomic(ctx, (ctx) => emit(ctx, deviceIndexed, { deviceId }))
  },
})
