import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { CouponListQuery, CouponMove } from './coupon.merchant.endpoints.ts'
import { CouponForm, CouponId, CouponRecord, CouponRow, MemberCoupon } from './coupon.schema.ts'

const EDIT = { audience: 'staff', permission: 'coupon.edit', audit: true } as const
const READ = { audience: 'staff', permission: 'coupon.read' } as const

const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** The coupons of the platform [BO-2]. */
export const couponStaffEndpoints = {
  list: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/coupon/list',
    summary: 'The coupons of the platform with their numbers',
    query: CouponListQuery,
    data: staffPage(CouponRow),
  }),
  record: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/coupon/record',
    summary: 'A coupon of the platform',
    query: CouponId,
    data: CouponRecord,
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/staff/coupon/create',
    summary: 'Create a coupon of the platform as a draft',
    body: z.extend(CouponForm, { currency }),
    data: CouponRecord,
    once: true,
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/staff/coupon/save',
    summary: 'Replace a draft',
    body: z.extend(CouponForm, { currency, couponId: z.uuid(), version: Version }),
    data: CouponRecord,
    versioned: true,
  }),
  move: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/staff/coupon/move',
    summary: 'Start or stop a coupon of the platform',
    body: CouponMove,
    data: CouponRecord,
    once: true,
  }),
  issue: endpoint({
    method: 'POST',
    audience: 'staff',
    permission: 'coupon.issue',
    audit: true,
    path: '/p/staff/coupon/issue',
    summary: 'Issue a running coupon of the platform to a member, within its limits',
    body: z.extend(CouponId, { memberId: z.uuid() }),
    data: MemberCoupon,
    once: true,
  }),
  ofMember: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/staff/coupon/of-member',
    summary: 'The coupons that a member holds or held, latest first',
    query: z.object({ memberId: z.uuid() }),
    data: z.object({ rows: z.array(MemberCoupon), total: z.int() }),
  }),
}
