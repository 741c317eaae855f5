import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { FINDING_STATES } from '../device/device.enums.ts'
import { POINTS_MAX, REMARK_MAX } from './inspection.limits.ts'

const Words = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(REMARK_MAX)),
})

/** A remark as staff edit it. Its code never changes. */
const form = {
  code: z.string().check(z.regex(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/), z.maxLength(60)),
  /** The result that it is chosen with; null is not offered. */
  state: z.nullable(z.enum(FINDING_STATES)),
  /** The points that it is offered for. */
  pointIds: z.array(z.uuid()).check(z.maxLength(POINTS_MAX)),
  texts: translated(Words),
}

export const RemarkRecord = z.object({ remarkId: z.uuid(), version: Version, ...form })
export type RemarkRecord = z.output<typeof RemarkRecord>

const RemarkPoint = z.object({ pointId: z.uuid(), part: z.string(), name: z.string() })
export type RemarkPoint = z.output<typeof RemarkPoint>

const STAFF = { audience: 'staff', permission: 'dictionary.edit' } as const

export const inspectionRemarkEndpoints = {
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/inspection/remark/list',
    summary: 'The remarks that inspectors choose from, and the points that they can be about',
    data: z.object({ remarks: z.array(RemarkRecord), points: z.array(RemarkPoint) }),
  }),
  save: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/inspection/remark/save',
    audit: true,
    versioned: true,
    summary: 'Creates a remark, or replaces one that has not changed since it was read',
    body: z.object({ remarkId: z.optional(z.uuid()), version: z.optional(Version), ...form }),
    data: RemarkRecord,
  }),
  remove: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/inspection/remark/remove',
    audit: true,
    summary: 'Removes a remark that no report has',
    body: z.object({ remarkId: z.uuid() }),
    data: z.null(),
  }),
}
