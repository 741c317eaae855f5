import type { FindingState, Unit } from '@ironsouq/contract/device/device.enums'
import { sql, type SQL } from 'drizzle-orm'
import { inLanguage } from '#kernel/texts.ts'
import {
  inspection,
  inspectionFinding,
  inspectionPoint,
  inspectionPointText,
  inspectionTemplate,
} from './inspection.tables.ts'

const newest = (deviceId: SQL) => sql`(
  select * from ${inspection} where ${inspection.deviceId} = ${deviceId}
  order by ${inspection.inspectedOn} desc limit 1)`

/** How many points of the newest inspection ask for a repair; null when there was none. */
export const actionsFound = (deviceId: SQL) => sql<number | null>`(
  select count(*) filter (where f.state = 'action')::int
  from ${newest(deviceId)} as i left join ${inspectionFinding} as f on f.inspection_id = i.id
  group by i.id)`

export interface FindingRow {
  code: string
  name: string
  part: string
  state: FindingState
  value: number | null
  unit: Unit | null
  note: string | null
  noteLocale: string | null
  repairMinor: string | null
  picturePosition: number | null
  x: number | null
  y: number | null
}

export interface InspectionRow {
  reportNo: string
  inspectorNo: number
  inspectedOn: string
  validUntil: string
  findings: FindingRow[]
}

/** The newest inspection with its findings, as part of another feature's statement. */
export function inspectionOf(deviceId: SQL, categoryIds: SQL, wanted: SQL) {
  const name = inLanguage(
    inspectionPointText.name,
    { owner: inspectionPointText.pointId, locale: inspectionPointText.locale },
    { of: sql`p.id`, wanted },
  )
  const place = sql`(
    select t.x, t.y from ${inspectionTemplate} as t
    where t.point_id = p.id and t.category_id in ${categoryIds} and t.x is not null limit 1)`
  return sql<InspectionRow | null>`(
    select json_build_object(
      'reportNo', i.report_no, 'inspectorNo', i.inspector_no,
      'inspectedOn', i.inspected_on, 'validUntil', i.valid_until,
      'findings', (
        select coalesce(json_agg(json_build_object(
          'code', p.code, 'name', ${name}, 'part', p.part, 'state', f.state, 'value', f.value,
          'unit', p.unit, 'note', f.note, 'noteLocale', f.note_locale,
          'repairMinor', f.repair_minor::text, 'picturePosition', f.picture_position,
          'x', place.x, 'y', place.y
        ) order by p.position), '[]')
        from ${inspectionFinding} as f
        join ${inspectionPoint} as p on p.id = f.point_id
        left join lateral ${place} as place on true
        where f.inspection_id = i.id))
    from ${newest(deviceId)} as i)`
}
