import type { Device } from '@ironsouq/contract/device/device.schema'
import type { Ctx } from '#kernel/ctx.ts'
import { presentDevice } from './device.detail.present.ts'
import { deviceShown } from './device.detail.queries.ts'

/** All that visitors may know of a machine, in the language of the request. */
export async function wholeDevice(ctx: Ctx, deviceId: string): Promise<Device | null> {
  const row = await deviceShown(ctx, deviceId)
  return row ? presentDevice(row) : null
}
