import { countDevices } from '#features/machines/device/device.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import { presentDocument } from './device-search.document.present.ts'
import type { DeviceDocument } from './device-search.document.ts'
import { devicesToIndex } from './device-search.projection.ts'
import { commonQuestions } from './device-search.queries.ts'

/** Few round trips, and a bulk request of some megabytes. */
const BATCH = 2000

/** Changes are selected by time; a clock that is slightly behind must not hide one. */
const CLOCK_SLACK_MS = 5000

/** All devices as documents of the index: what a rebuild reads. */
export const devicesAsDocuments = {
  total: countDevices,
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    (await devicesToIndex(ctx, { after, limit: BATCH })).map(presentDocument),
  changedSince: async (ctx: Ctx, moment: Date, after: string | null): Promise<Indexed[]> => {
    const changedSince = new Date(moment.getTime() - CLOCK_SLACK_MS)
    return (await devicesToIndex(ctx, { changedSince, after, limit: BATCH })).map(presentDocument)
  },
  questions: commonQuestions,
}

/** What the list of machines is filtered by of one device; undefined for one that does not exist. */
export async function filterable(
  ctx: Ctx,
  deviceId: string,
): Promise<Omit<DeviceDocument, 'card'> | undefined> {
  const [row] = await devicesToIndex(ctx, { ids: [deviceId] })
  if (!row) return
  const { card: _, ...fields } = presentDocument(row).document as DeviceDocument
  return fields
}
