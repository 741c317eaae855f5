import type {
  FindingState,
  ProofKind,
  ProofState,
} from '@ironsouq/contract/machines/device/device.enums'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { inspection, inspectionFinding, inspectionPoint } from './inspection.tables.ts'

const newest = (deviceId: SQL) => sql`(
  select * from ${inspection} where ${inspection.deviceId} = ${deviceId}
  order by ${inspection.inspectedOn} desc, ${inspection.id} desc limit 1)`

/** How many points of the newest inspection ask for a repair; null when there was none. */
export const actionsFound = (deviceId: SQL) => sql<number | null>`(
  select count(*) filter (where f.state = 'action')::int
  from ${newest(deviceId)} as i left join ${inspectionFinding} as f on f.inspection_id = i.id
  group by i.id)`

export interface VerificationRow {
  kind: ProofKind
  state: ProofState
  checkedOn: string
  /** The codes of the points behind it. */
  points: string[]
}

/**
 * What the newest inspection verifies. A point that needs action leaves its fact in doubt; one that
 * the machine does not have leaves it missing.
 */
const verifications = (deviceId: SQL) => sql`(
  select p.verifies as kind, i.inspected_on as checked_on,
    case when bool_or(f.state = 'action') then 'doubtful'
      when bool_and(f.state = 'na') then 'missing' else 'proven' end as state,
    json_agg(p.code order by p.position) as points
  from ${newest(deviceId)} as i
  join ${inspectionFinding} as f on f.inspection_id = i.id
  join ${inspectionPoint} as p on p.id = f.point_id and p.verifies is not null
  group by p.verifies, i.inspected_on)`

export const verificationsOf = (deviceId: SQL) => sql<VerificationRow[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', v.kind, 'state', v.state, 'checkedOn', v.checked_on, 'points', v.points)), '[]')
  from ${verifications(deviceId)} as v)`

/** The facts of a device that its newest inspection proves. */
export const provenOf = (deviceId: SQL) => sql<ProofKind[]>`(
  select coalesce(array_agg(v.kind), '{}') from ${verifications(deviceId)} as v
  where v.state = 'proven')`

export const isProven = (deviceId: SQL, kind: ProofKind) => sql`exists (
  select 1 from ${verifications(deviceId)} as v where v.kind = ${kind} and v.state = 'proven')`

export interface FindingRow {
  pointId: string
  state: FindingState
  value: number | null
  remarkId: string | null
  note: string | null
  noteLocale: string | null
  repairMinor: string | null
  picturePosition: number | null
}

export interface InspectionRow {
  reportNo: string
  inspectorNo: number
  inspectorSellerId: string | null
  inspectedOn: string
  validUntil: string
  findings: FindingRow[]
}

/** The newest inspection with its findings in no order, as part of another feature's statement. */
export const inspectionOf = (deviceId: SQL) => sql<InspectionRow | null>`(
  select json_build_object(
    'reportNo', i.report_no, 'inspectorNo', i.inspector_no,
    'inspectorSellerId', i.inspector_seller_id,
    'inspectedOn', i.inspected_on, 'validUntil', i.valid_until,
    'findings', (
      select coalesce(json_agg(json_build_object(
        'pointId', f.point_id, 'state', f.state, 'value', f.value,
        'remarkId', f.remark_id, 'note', f.note, 'noteLocale', f.note_locale, 'repairMinor', f.repair_minor::text,
        'picturePosition', f.picture_position)), '[]')
      from ${inspectionFinding} as f where f.inspection_id = i.id))
  from ${newest(deviceId)} as i)`

/** The device that a report is about. */
export async function deviceOfReport(ctx: Ctx, reportNo: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ deviceId: inspection.deviceId })
    .from(inspection)
    .where(eq(inspection.reportNo, reportNo))
  return row?.deviceId ?? null
}
