import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import {
  PromotionEdit,
  PromotionForm,
  PromotionId,
  PromotionPage,
  PromotionQuery,
  PromotionRecord,
  PromotionSample,
  SampleResult,
  StaffPromotionQuery,
  StopReason,
} from './promotion.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'promotion.read' } as const
const EDIT = { audience: 'merchant', permission: 'promotion.edit' } as const

/** The promotions of the own store [PM-5] [BO-1]. */
export const promotionEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/promotion/list',
    summary: 'The own promotions with what they cost so far, a page at a time',
    query: PromotionQuery,
    data: PromotionPage,
  }),
  record: endpoint({
    ...READ,
    path: '/p/merchant/promotion/record',
    summary: 'One of the own promotions with everything that is edited',
    query: PromotionId,
    data: PromotionRecord,
  }),
  sample: endpoint({
    method: 'POST',
    audience: 'merchant',
    permission: 'promotion.read',
    path: '/p/merchant/promotion/sample',
    summary: 'What a cart would cost with a promotion, and which others are in its way',
    body: PromotionSample,
    data: SampleResult,
    refusalShownBy: 'page',
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/promotion/create',
    summary: 'Create a draft of a promotion',
    body: PromotionForm,
    data: PromotionRecord,
    once: true,
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/promotion/save',
    summary: 'Replace a draft of a promotion',
    body: PromotionEdit,
    data: PromotionRecord,
    versioned: true,
  }),
  remove: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/promotion/remove',
    summary: 'Remove a draft',
    body: PromotionId,
    data: z.null(),
    once: true,
  }),
  schedule: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/promotion/schedule',
    summary: 'Let a draft run in its time, from now on if that is now',
    body: z.extend(PromotionId, { version: Version }),
    data: PromotionRecord,
    versioned: true,
  }),
  withdraw: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/promotion/withdraw',
    summary: 'Make a promotion that has not started a draft again',
    body: PromotionId,
    data: PromotionRecord,
    once: true,
  }),
  stop: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/promotion/stop',
    summary: 'Stop a promotion at once; orders that were placed keep their price',
    body: z.extend(PromotionId, { reason: z.nullable(StopReason) }),
    data: PromotionRecord,
    once: true,
  }),
}

/** The promotions of all stores, as staff see them [BO-2]. */
export const promotionStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    audience: 'staff',
    permission: 'promotion.read',
    path: '/p/staff/promotion/list',
    summary: 'The promotions of all stores but drafts, a page at a time',
    query: StaffPromotionQuery,
    data: PromotionPage,
  }),
  record: endpoint({
    method: 'GET',
    audience: 'staff',
    permission: 'promotion.read',
    path: '/p/staff/promotion/record',
    summary: 'One promotion with what it cost so far',
    query: PromotionId,
    data: PromotionRecord,
  }),
  stop: endpoint({
    method: 'POST',
    audience: 'staff',
    permission: 'promotion.stop',
    audit: true,
    path: '/p/staff/promotion/stop',
    summary: 'Stop a promotion of a store at once, with a reason that the store reads',
    body: z.extend(PromotionId, { reason: StopReason }),
    data: PromotionRecord,
    once: true,
  }),
}
