import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PointsOverview, PointsRecord } from './points.endpoints.ts'
import { ALONE_MAX_POINTS, POINTS_REASON_MAX } from './points.limits.ts'

const OfMember = z.object({ memberId: z.uuid() })

export const MemberPoints = z.extend(PointsOverview, {
  /** The last changes, the newest first. */
  records: z.array(PointsRecord),
})
export type MemberPoints = z.output<typeof MemberPoints>

export const pointsStaffEndpoints = {
  ofMember: endpoint({
    method: 'GET',
    path: '/p/staff/points/of-member',
    audience: 'staff',
    permission: 'member.read',
    summary: 'The points of a member, with their last changes',
    query: OfMember,
    data: MemberPoints,
  }),
  change: endpoint({
    method: 'POST',
    path: '/p/staff/points/change',
    audience: 'staff',
    permission: 'ledger.change',
    audit: true,
    recentProof: true,
    once: true,
    summary: 'Gives a member points or takes some away; one person can change so many in a day',
    body: z.extend(OfMember, {
      /** Below zero to take away. */
      points: z.int().check(
        z.minimum(-ALONE_MAX_POINTS),
        z.maximum(ALONE_MAX_POINTS),
        z.refine((points) => points !== 0, 'error.fieldNotAllowed'),
      ),
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(POINTS_REASON_MAX)),
    }),
    data: MemberPoints,
  }),
}
