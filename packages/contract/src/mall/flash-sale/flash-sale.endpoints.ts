import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SearchText } from '../../search-text.ts'
import { Version } from '../../versioned.ts'
import {
  FlashGoods,
  FlashSaleEdit,
  FlashSaleForm,
  FlashSaleId,
  FlashSalePage,
  FlashSaleQuery,
  FlashSaleRecord,
  FlashSaleStaffStop,
  FlashSaleStop,
  ShownFlashItem,
  StaffFlashSaleQuery,
} from './flash-sale.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'promotion.read' } as const
const EDIT = { audience: 'merchant', permission: 'promotion.edit' } as const

/** Flash sales as buyers see them [PM-2]. */
export const flashSaleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/flashSale/list',
    audience: 'anyone',
    summary: 'What is in flash sales that run or come next',
    data: z.array(ShownFlashItem),
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/flashSale/product',
    audience: 'anyone',
    summary: 'The variants of a product in flash sales that run or come next, and what is left',
    query: z.object({ prodId: z.uuid() }),
    data: z.array(ShownFlashItem),
  }),
}

/** The flash sales of the own store [PM-2] [BO-1]. */
export const flashSaleMerchantEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/flash-sale/list',
    summary: 'The own flash sales with what was ordered, a page at a time',
    query: FlashSaleQuery,
    data: FlashSalePage,
  }),
  record: endpoint({
    ...READ,
    path: '/p/merchant/flash-sale/record',
    summary: 'One of the own flash sales with everything that is edited',
    query: FlashSaleId,
    data: FlashSaleRecord,
  }),
  goods: endpoint({
    ...READ,
    path: '/p/merchant/flash-sale/goods',
    summary: 'Variants of own products on sale, to choose from',
    query: z.object({ search: z.optional(SearchText(60)) }),
    data: z.array(FlashGoods),
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/flash-sale/create',
    summary: 'Create a draft of a flash sale',
    body: FlashSaleForm,
    data: FlashSaleRecord,
    once: true,
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/flash-sale/save',
    summary: 'Replace a draft of a flash sale',
    body: FlashSaleEdit,
    data: FlashSaleRecord,
    versioned: true,
  }),
  remove: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/flash-sale/remove',
    summary: 'Remove a draft',
    body: FlashSaleId,
    data: z.null(),
    once: true,
  }),
  schedule: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/flash-sale/schedule',
    summary: 'Let a draft run in its session, from now on if that is now',
    body: z.extend(FlashSaleId, { version: Version }),
    data: FlashSaleRecord,
    versioned: true,
  }),
  withdraw: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/flash-sale/withdraw',
    summary: 'Make a flash sale that has not started a draft again',
    body: FlashSaleId,
    data: FlashSaleRecord,
    once: true,
  }),
  stop: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/flash-sale/stop',
    summary: 'Stop a flash sale at once; orders that were placed keep their price',
    body: FlashSaleStop,
    data: FlashSaleRecord,
    once: true,
  }),
}

/** The flash sales of all stores, as staff see them [BO-2]. */
export const flashSaleStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    audience: 'staff',
    permission: 'promotion.read',
    path: '/p/staff/flash-sale/list',
    summary: 'The flash sales of all stores but drafts, a page at a time',
    query: StaffFlashSaleQuery,
    data: FlashSalePage,
  }),
  record: endpoint({
    method: 'GET',
    audience: 'staff',
    permission: 'promotion.read',
    path: '/p/staff/flash-sale/record',
    summary: 'One flash sale with what was ordered',
    query: FlashSaleId,
    data: FlashSaleRecord,
  }),
  stop: endpoint({
    method: 'POST',
    audience: 'staff',
    permission: 'promotion.stop',
    audit: true,
    path: '/p/staff/flash-sale/stop',
    summary: 'Stop a flash sale of a store at once, with a reason that the store reads',
    body: FlashSaleStaffStop,
    data: FlashSaleRecord,
    once: true,
  }),
}
