import * as z from 'zod/mini'
import { staffListQuery } from '../../staff-list.ts'
import { productLifecycle } from '../product/product.lifecycle.ts'
import {
  AttributeField,
  PRODUCT_SORTS,
  ProductFilter,
  ProductRecord,
} from './product-admin.schema.ts'

export const StaffProductFilter = z.extend(ProductFilter, { sellerId: z.optional(z.uuid()) })
export type StaffProductFilter = z.output<typeof StaffProductFilter>
export const StaffProductQuery = z.extend(staffListQuery(PRODUCT_SORTS), StaffProductFilter.shape)

const ProductMoved = z.object({
  to: z.enum(productLifecycle.states),
  by: z.enum(['merchant', 'staff']),
  at: z.iso.datetime(),
})
export type ProductMoved = z.output<typeof ProductMoved>

/** A product as staff review it: with what its category asks for, and how it came into its state. */
export const StaffProductRecord = z.extend(ProductRecord, {
  sellerId: z.uuid(),
  fields: z.array(AttributeField),
  /** The latest first. */
  moves: z.array(ProductMoved),
})
export type StaffProductRecord = z.output<typeof StaffProductRecord>

/** The categories of the mall as a filter: each before those under it. */
export const StaffProductChoices = z.object({
  categories: z.array(z.object({ code: z.string(), name: z.string(), depth: z.int() })),
})
export type StaffProductChoices = z.output<typeof StaffProductChoices>

/** A reason that is the same for many products; shorter, as parameters of bulk actions are. */
export const BULK_REASON_MAX = 200
