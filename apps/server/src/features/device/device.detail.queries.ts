import { PROOF_KINDS } from '@ironsouq/contract/device/device.enums'
import type { Certificate, Proof } from '@ironsouq/contract/device/device.schema'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { brandCode } from '#features/brand/brand.queries.ts'
import {
  categoryCode,
  categoryIdsAbove,
  categoryPathNamed,
  hsCodeOf,
} from '#features/category/category.queries.ts'
import { certificationName } from '#features/certification/certification.queries.ts'
import { inspectionOf } from '#features/inspection/inspection.queries.ts'
import { expectedOf } from '#features/model/model.queries.ts'
import { sellerFacts } from '#features/seller/seller.queries.ts'
import { specsNamed } from '#features/spec/spec.queries.ts'
import { comparablesOf } from '#features/valuation/valuation.queries.ts'
import { yardFacts } from '#features/yard/yard.queries.ts'
import type { Ctx, Db, Tx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import { inLanguage } from '#kernel/texts.ts'
import { facts, itsBrand, itsCategory, itsSeller, of, texts, words } from './device.card.queries.ts'
import { device, deviceCertificate, devicePrice, deviceProof, deviceText } from './device.tables.ts'

const certificates = (wanted: SQL) => sql<Certificate[]>`(
  select coalesce(json_agg(json_build_object(
    'code', c.code, 'name', ${certificationName(sql`c.id`, wanted)},
    'number', ${deviceCertificate.number}, 'body', ${deviceCertificate.body},
    'issuedOn', ${deviceCertificate.issuedOn}, 'expiresOn', ${deviceCertificate.expiresOn},
    'swlKg', ${deviceCertificate.swlKg}
  ) order by c.position), '[]')
  from ${deviceCertificate} join certification as c on c.id = ${deviceCertificate.certificationId}
  where ${deviceCertificate.deviceId} = ${of})`

const inOrder = sql.raw(`array[${PROOF_KINDS.map((kind) => `'${kind}'`).join(', ')}]`)

const proofs = sql<Proof[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', ${deviceProof.kind}, 'state', ${deviceProof.state}, 'method', ${deviceProof.method},
    'checkedOn', ${deviceProof.checkedOn}, 'evidence', ${deviceProof.evidence}
  ) order by array_position(${inOrder}, ${deviceProof.kind})), '[]')
  from ${deviceProof} where ${deviceProof.deviceId} = ${of})`

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
  from ${devicePrice} where ${devicePrice.deviceId} = ${of})`

/** The statement as it is prepared; a yardstick sends the same one. */
export const detailStatement = (db: Db | Tx) => {
  const wanted = sql`${sql.placeholder('locale')}::text`
  return db
    .select({
      ...facts,
      ...words(wanted),
      description: inLanguage(deviceText.description, texts, { of, wanted }),
      categoryCode: categoryCode(itsCategory),
      categoryPath: categoryPathNamed(itsCategory, wanted),
      brandCode: brandCode(itsBrand),
      hsCode: hsCodeOf(itsCategory),
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
      yard: yardFacts(sql`device.yard_id`, wanted),
      specsNamed: specsNamed(sql`device.specs`, wanted),
      certificates: certificates(wanted),
      proofs,
      inspection: inspectionOf(of, categoryIdsAbove(itsCategory), wanted),
      priceHistory,
      comparables: comparablesOf(sql`${sql.placeholder('today')}`),
      expected: expectedOf(sql`device.model_id`),
      seller: sellerFacts(itsSeller, wanted),
      listedAt: device.listedAt,
      soldOn: device.soldOn,
    })
    .from(device)
    .where(
      and(
        eq(device.id, sql.placeholder('id')),
        // A machine that is not on sale yet, or was taken off, is nobody's business.
        inArray(device.state, ['listed', 'reserved', 'sold']),
      ),
    )
    .prepare('device_detail')
}

const detail = prepared(detailStatement)

export type DetailRow = NonNullable<Awaited<ReturnType<typeof deviceShown>>>

/** One machine as visitors may see it. */
export async function deviceShown(ctx: Ctx, id: string) {
  const today = ctx.now().toISOString().slice(0, 10)
  const [row] = await detail(ctx).execute({ id, locale: ctx.locale, today })
  return row
}
