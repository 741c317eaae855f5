import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { comparablesOf } from '#features/machines/valuation/valuation.comparables.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { dictionaryFor } from './device-detail.dictionary.projection.ts'
import { presentDevice } from './device-detail.present.ts'
import { detailRow } from './device-detail.projection.ts'

/**
 * Everything that visitors may know of a device, in the language of the request. Only a preview
 * shows one that is not public.
 */
export async function deviceDetail(
  ctx: Ctx,
  deviceId: string,
  { isPreview = false } = {},
): Promise<Device | null> {
  const row = await detailRow(ctx, deviceId, isPreview)
  if (!row) return null
  const findings = row.inspection?.findings ?? []
  const [comparables, dictionary] = await Promise.all([
    comparablesOf(ctx, row),
    dictionaryFor(ctx, {
      categoryId: row.categoryId,
      brandId: row.brandId,
      certificationIds: row.certificates.map(({ certificationId }) => certificationId),
      specCodes: Object.keys(row.specs),
      pointIds: findings.map(({ pointId }) => pointId),
      remarkIds: findings.flatMap(({ remarkId }) => remarkId ?? []),
    }),
  ])
  return presentDevice(row, comparables, { dictionary, locale: ctx.locale })
}
