import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { COUPON_ACTIONS, couponLifecycle } from './coupon.lifecycle.ts'
import { CouponForm, CouponId, CouponRecord, CouponRow } from './coupon.schema.ts'

export const CouponListQuery = z.extend(staffListQuery(['-createdAt', 'createdAt']), {
  state: z.optional(z.enum(couponLifecycle.states)),
})

export const CouponMove = z.extend(CouponId, { action: z.enum(COUPON_ACTIONS) })

const EDIT = { audience: 'merchant', permission: 'coupon.edit', audit: true } as const
const READ = { audience: 'merchant', permission: 'coupon.read' } as const

/** The coupons of the own store [BO-1]. */
export const couponMerchantEndpoints = {
  list: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/merchant/coupon/list',
    summary: 'The coupons of the own store with their numbers',
    query: CouponListQuery,
    data: staffPage(CouponRow),
  }),
  record: endpoint({
    ...READ,
    method: 'GET',
    path: '/p/merchant/coupon/record',
    summary: 'A coupon of the own store',
    query: CouponId,
    data: CouponRecord,
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/coupon/create',
    summary: 'Create a coupon of the own store as a draft',
    body: CouponForm,
    data: CouponRecord,
    once: true,
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/coupon/save',
    summary: 'Replace a draft',
    body: z.extend(CouponForm, { couponId: z.uuid(), version: Version }),
    data: CouponRecord,
    versioned: true,
  }),
  move: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/coupon/move',
    summary: 'Start or stop a coupon of the own store',
    body: CouponMove,
    data: CouponRecord,
    once: true,
  }),
}
