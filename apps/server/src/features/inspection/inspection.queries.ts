import type { FindingState } from '@ironsouq/contract/device/device.enums'
import { sql, type SQL } from 'drizzle-orm'
import { inspection, inspectionFinding } from './inspection.tables.ts'

const newest = (deviceId: SQL) => sql`(
  select * from ${inspection} where ${inspection.deviceId} = ${deviceId}
  order by ${inspection.inspectedOn} desc limit 1)`

/** How many points of the newest inspection ask for a repair; null when there was none. */
export const actionsFound = (deviceId: SQL) => sql<number | null>`(
  select count(*) filter (where f.state = 'action')::int
  from ${newest(deviceId)} as i left join ${inspectionFinding} as f on f.inspection_id = i.id
  group by i.id)`

export interface FindingRow {
  pointId: string
  state: FindingState
  value: number | null
  note: string | null
  noteLocale: string | null
  repairMinor: string | null
  picturePosition: number | null
}

export interface InspectionRow {
  reportNo: string
  inspectorNo: number
  inspectedOn: string
  validUntil: string
  findings: FindingRow[]
}

/** The newest inspection with its findings in no order, as part of another feature's statement. */
export const inspectionOf = (deviceId: SQL) => sql<InspectionRow | null>`(
  select json_build_object(
    'reportNo', i.report_no, 'inspectorNo', i.inspector_no,
    'inspectedOn', i.inspected_on, 'validUntil', i.valid_until,
    'findings', (
      select coalesce(json_agg(json_build_object(
        'pointId', f.point_id, 'state', f.state, 'value', f.value, 'note', f.note,
        'noteLocale', f.note_locale, 'repairMinor', f.repair_minor::text,
        'picturePosition', f.picture_position)), '[]')
      from ${inspectionFinding} as f where f.inspection_id = i.id))
  from ${newest(deviceId)} as i)`
