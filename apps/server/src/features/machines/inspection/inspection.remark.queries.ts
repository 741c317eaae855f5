import type {
  RemarkPoint,
  RemarkRecord,
} from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import {
  inspectionPoint,
  inspectionPointText,
  inspectionRemark,
  inspectionRemarkPoint,
  inspectionRemarkText,
} from './inspection.tables.ts'

const record = {
  remarkId: inspectionRemark.id,
  version: inspectionRemark.version,
  code: inspectionRemark.code,
  state: inspectionRemark.state,
  pointIds: sql<string[]>`(
    select coalesce(json_agg(${inspectionRemarkPoint.pointId} order by ${inspectionRemarkPoint.pointId}), '[]')
    from ${inspectionRemarkPoint} where ${inspectionRemarkPoint.remarkId} = inspection_remark.id)`,
  texts: sql<RemarkRecord['texts']>`(
    select json_object_agg(${inspectionRemarkText.locale},
      json_build_object('name', ${inspectionRemarkText.name}))
    from ${inspectionRemarkText} where ${inspectionRemarkText.remarkId} = inspection_remark.id)`,
}

/** The remarks with all their texts. */
export const remarkRecords = (ctx: Ctx): Promise<RemarkRecord[]> =>
  ctx.db.select(record).from(inspectionRemark).orderBy(asc(inspectionRemark.code))

export async function remarkRecord(ctx: Ctx, id: string): Promise<RemarkRecord> {
  const [row] = await ctx.db
    .select(record)
    .from(inspectionRemark)
    .where(eq(inspectionRemark.id, id))
  if (!row) throw notFound()
  return row
}

/** Every point of every form, in the language of the request. */
export const remarkPoints = (ctx: Ctx): Promise<RemarkPoint[]> =>
  ctx.db
    .select({
      pointId: inspectionPoint.id,
      part: inspectionPoint.part,
      name: textIn(
        inspectionPointText.name,
        { owner: inspectionPointText.pointId, locale: inspectionPointText.locale },
        { of: sql`inspection_point.id`, wanted: sql`${ctx.locale}::text` },
      ),
    })
    .from(inspectionPoint)
    .orderBy(asc(inspectionPoint.position), asc(inspectionPoint.id))
