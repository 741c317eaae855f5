import type { ReviewPoint } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { eq, sql } from 'drizzle-orm'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { reviewOf } from './device.review.rules.ts'
import { device, devicePicture } from './device.tables.ts'

/** A machine's category with those above it, the nearest first, as part of a statement. */
export const pathOfDevice = sql<{ id: string; code: string }[]>`(
  select json_agg(json_build_object('id', ancestor_id, 'code', ancestor_code) order by distance)
  from category_path where category_id = device.category_id)`

/** What the pictures of a machine show. */
export const viewsOfDevice = sql<(PictureView | null)[]>`(
  select coalesce(json_agg(${devicePicture.view}), '[]')
  from ${devicePicture} where ${devicePicture.deviceId} = device.id)`

const POINT_WORDS = {
  category: 'device.category',
  model: 'device.model',
  yearMade: 'device.manufacturingYear',
  serialNo: 'device.serialNumber',
  yard: 'portalDevice.yard',
  workHours: 'device.operatingHours',
  emission: 'device.emission',
  customs: 'device.customsStatus',
  warranty: 'portalDevice.warranty',
  gccCooling: 'portalDevice.gccCooling',
  plated: 'portalDevice.plated',
  specs: 'device.headingSpecification',
  photos: 'device.photos',
  price: 'device.price',
  vatMode: 'portalDevice.vat',
} as const satisfies Record<ReviewPoint, Key>

/** What a machine needs before it is reviewed, and whether it has that. */
export async function deviceReview(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({
      path: pathOfDevice,
      views: viewsOfDevice,
      hasReading: sql<boolean>`coalesce(device.work_hours, device.mileage_km) is not null`,
      unstated: device.unstated,
      specs: device.specs,
    })
    .from(device)
    .where(eq(device.id, deviceId))
  if (!row) throw notFound()
  const { path, specs, ...facts } = row
  const fields = await specFieldsOf(
    ctx,
    path.map(({ id }) => id),
  )
  const t = translator(ctx.locale)
  const points = reviewOf({
    ...facts,
    rootCategory: path.at(-1)?.code ?? '',
    hasSpecs: fields.every(({ code, isRequired }) => !isRequired || code in specs),
  })
  return points.map((point) => ({ ...point, name: t(POINT_WORDS[point.code]) }))
}
