import type { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { DeviceField } from '@ironsouq/contract/platform/import/import.device-fields'
import { and, asc, gt, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { categoryCode } from '#features/machines/category/category.queries.ts'
import { deskCondition } from '#features/machines/device-admin/device-admin.filter.projection.ts'
import { priceOf } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import { addressOfPicture } from '#features/platform/remote-photo/remote-photo.upload.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Cell } from '#kernel/table-file/table-writer.ts'

const yardCode = sql<string>`(select code from yard where yard.id = device.yard_id)`

/** The addresses of its photos, in their order. */
const addresses = sql<(string | null)[]>`array(
  select ${addressOfPicture(
    { sellerId: sql`device.seller_id`, objectKey: sql`device_picture.object_key` },
    'equipment',
  )}
  from device_picture where device_picture.device_id = device.id order by device_picture.position)`

/** The machines of a filter after one of them, with what a file of machines has. */
export async function devicesToExport(
  ctx: Ctx,
  filter: DeskFilter,
  after: string | null,
  most: number,
) {
  const wanted = await deskCondition(ctx, filter)
  return ctx.db
    .select({
      row: device,
      brand: brandName(sql`device.brand_id`, sql`${ctx.locale}::text`),
      category: categoryCode(sql`device.category_id`),
      seller: sellerName(sql`device.seller_id`, sql`${ctx.locale}::text`),
      yard: yardCode,
      addresses,
    })
    .from(device)
    .where(and(wanted, after === null ? undefined : gt(device.id, after)))
    .orderBy(asc(device.id))
    .limit(most)
}

export const devicesToExportCount = async (ctx: Ctx, filter: DeskFilter): Promise<number> =>
  ctx.db.$count(device, await deskCondition(ctx, filter))

type Exported = Awaited<ReturnType<typeof devicesToExport>>[number]

const flag = (value: boolean) => (value ? 'yes' : 'no')

/** One cell for each field that an import knows: the file can be corrected and sent back. */
export const EXPORT_CELLS: Readonly<Record<DeviceField, (exported: Exported) => Cell>> = {
  externalId: ({ row }) => row.stockNo,
  serialNo: ({ row }) => row.serialNo,
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  model: ({ row }) => row.model,
  yearMade: ({ row }) => row.yearMade,
  yearInService: ({ row }) => row.yearInService,
  workHours: ({ row }) => row.workHours,
  mileageKm: ({ row }) => row.mileageKm,
  hoursSource: ({ row }) => row.hoursSource,
  price: ({ row }) => priceOf(row)?.amount ?? null,
  currency: ({ row }) => row.priceCurrency,
  vatMode: ({ row }) => row.vatMode,
  yard: ({ yard }) => yard,
  emission: ({ row }) => row.emission,
  customs: ({ row }) => row.customs,
  ownership: ({ row }) => row.ownership,
  warranty: ({ row }) => row.warranty,
  gccCooling: ({ row }) => flag(row.gccCooling),
  plated: ({ row }) => flag(row.plated),
  note: ({ row }) => row.note,
  photos: ({ addresses: all }) => all.filter(Boolean).join('\n'),
}
