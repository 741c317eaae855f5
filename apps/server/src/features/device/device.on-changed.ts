import { atomic } from '#kernel/ctx.ts'
import { consumer, emit } from '#kernel/events.ts'
import { presentDocument } from './device.document.present.ts'
import { deviceIndex } from './device.document.ts'
import { deviceChanged, deviceIndexed } from './device.events.ts'
import { devicesToIndex } from './device.index.queries.ts'

/**
 * Brings the index up to date. It reads the machine as it is now and carries its version, so
 * events may come twice, late or in any order: the index keeps the newest.
 */
export const indexDevice = consumer({
  name: 'device.index-changed',
  on: deviceChanged,
  async handle(ctx, { deviceId }) {
    const rows = await devicesToIndex(ctx, { ids: [deviceId] })
    await ctx.search.write(deviceIndex.name, rows.map(presentDocument))
    await atomic(ctx, (ctx) => emit(ctx, deviceIndexed, { deviceId }))
  },
})
