import { PUBLIC_STATES } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { Certificate } from '@ironsouq/contract/machines/device/device.schema'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import {
  cardColumnsOfDevice,
  deviceId,
  itsSeller,
} from '#features/machines/device-card/device-card.projection.ts'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import {
  device,
  deviceCertificate,
  devicePrice,
  deviceText,
} from '#features/machines/device/device.tables.ts'
import { inspectionOf, verificationsOf } from '#features/machines/inspection/inspection.queries.ts'
import { expectedOf } from '#features/machines/model/model.queries.ts'
import { yardFacts } from '#features/machines/yard/yard.queries.ts'
import { sellerFacts } from '#features/people/seller/seller.queries.ts'
import type { Ctx, Db, Tx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'

const texts = { owner: deviceText.deviceId, locale: deviceText.locale }

/** The seller's note in the wanted language; no other language stands in for it. */
const noteIn = (wanted: SQL) => sql<string | null>`(
  select ${deviceText.note} from ${deviceText}
  where ${deviceText.deviceId} = ${deviceId} and ${deviceText.locale} = ${wanted})`

export type CertificateRow = Omit<Certificate, 'code' | 'name'> & { certificationId: string }

const certificates = sql<CertificateRow[]>`(
  select coalesce(json_agg(json_build_object(
    'certificationId', ${deviceCertificate.certificationId},
    'number', ${deviceCertificate.number}, 'body', ${deviceCertificate.body},
    'issuedOn', ${deviceCertificate.issuedOn}, 'expiresOn', ${deviceCertificate.expiresOn},
    'swlKg', ${deviceCertificate.swlKg}
  )), '[]')
  from ${deviceCertificate} where ${deviceCertificate.deviceId} = ${deviceId})`

export interface PriceRow {
  priceMinor: string | null
  priceCurrency: string | null
  at: string
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`

const priceHistory = sql<PriceRow[]>`(
  select coalesce(json_agg(json_build_object(
    'priceMinor', ${devicePrice.priceMinor}::text, 'priceCurrency', ${devicePrice.priceCurrency},
    'at', to_char(${devicePrice.createdAt} at time zone 'UTC', ${sql.raw(ISO)})
  ) order by ${devicePrice.createdAt}, ${devicePrice.id}), '[]')
  from ${devicePrice} where ${devicePrice.deviceId} = ${deviceId})`

/**
 * What is the device's own. Names of categories, brands, specs, points and certificates come from
 * the dictionary, and comparable sales from a cache: both are the same for many devices.
 */
export const detailStatement = (db: Db | Tx) => {
  const wanted = sql`${sql.placeholder('locale')}::text`
  return db
    .select({
      ...cardColumnsOfDevice,
      title: deviceTitle(wanted),
      description: textIn(deviceText.description, texts, { of: deviceId, wanted }),
      categoryId: device.categoryId,
      brandId: device.brandId,
      sellerId: device.sellerId,
      serialNo: device.serialNo,
      madeOn: device.madeOn,
      yearInService: device.yearInService,
      hoursSource: device.hoursSource,
      ownership: device.ownership,
      warranty: device.warranty,
      gccCooling: device.gccCooling,
      plated: device.plated,
      papers: device.papers,
      note: device.note,
      noteLocale: device.noteLocale,
      noteTranslated: noteIn(wanted),
      yard: yardFacts(sql`device.yard_id`, wanted),
      certificates,
      verifications: verificationsOf(deviceId),
      inspection: inspectionOf(deviceId),
      priceHistory,
      expected: expectedOf(sql`device.model_id`),
      seller: sellerFacts(itsSeller, wanted),
      listedAt: device.listedAt,
      soldOn: device.soldOn,
    })
    .from(device)
    .where(
      and(
        eq(device.id, sql.placeholder('id')),
        // Drafts and withdrawn devices are not public.
        or(inArray(device.state, PUBLIC_STATES), sql`${sql.placeholder('isPreview')}::boolean`),
      ),
    )
    .prepare('device_detail')
}

const detail = prepared(detailStatement)

export type DetailRow = NonNullable<Awaited<ReturnType<typeof detailRow>>>

/** One device as visitors may see it. */
export async function detailRow(ctx: Ctx, id: string, isPreview: boolean) {
  const [row] = await detail(ctx).execute({ id, locale: ctx.locale, isPreview })
  return row
}
