import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { DAY_MINUTES } from '../../machines/yard/yard.limits.ts'
import { Money } from '../../money/money/money.ts'
import { Version } from '../../versioned.ts'
import { FREIGHT_UNITS } from './freight.enums.ts'
import { CUT_OFF_USUAL, DELIVERY_DAYS_MAX, WEEKEND } from './freight.limits.ts'

const Amount = Money.shape.amount
const WeekDay = z.int().check(z.minimum(1), z.maximum(7))
const units = z.int().check(z.minimum(1), z.maximum(100_000_000))
/** What is sent together, as a checkout adds it up. */
const load = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** An emirate, `AE` for all others of them, or the code of another country. */
const Region = z.union([z.enum(EMIRATES), z.string().check(z.maxLength(2), z.regex(/^[A-Z]{2}$/))])

const Days = z.int().check(z.minimum(0), z.maximum(DELIVERY_DAYS_MAX))

const Rule = z.object({
  regions: z.array(Region).check(z.minLength(1), z.maxLength(60)),
  firstUnits: units,
  first: Amount,
  furtherUnits: units,
  further: Amount,
  /** Delivery is free from this amount of goods on; null: never. */
  freeFrom: z.nullable(Amount),
  /** The working days until it arrives; without them no day is promised. */
  daysMin: z._default(z.nullable(Days), null),
  daysMax: z._default(z.nullable(Days), null),
})

/** The rules of one template, tried in their order. */
const pricing = {
  unit: z.enum(FREIGHT_UNITS),
  rules: z.array(Rule).check(z.minLength(1), z.maxLength(30)),
}

const form = {
  ...pricing,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** In minutes after midnight in Dubai: what is ordered later is sent a working day later. */
  cutOff: z._default(z.int().check(z.minimum(0), z.maximum(DAY_MINUTES)), CUT_OFF_USUAL),
  /** The days on which nothing is sent or delivered, 1 is Monday. */
  daysOff: z._default(z.array(WeekDay).check(z.maxLength(6)), () => [...WEEKEND]),
}

export const FreightRecord = z.object({
  freightTemplateId: z.uuid(),
  version: Version,
  ...form,
  /** How many products name it. */
  productCount: z.int(),
})
export type FreightRecord = z.output<typeof FreightRecord>

export const FreightCost = z.object({
  /** Null: nothing is delivered there. */
  price: z.nullable(Money),
  /** Goods of this amount make it free; null: never. */
  freeFrom: z.nullable(Money),
})
export type FreightCost = z.output<typeof FreightCost>

const EDIT = { audience: 'merchant', permission: 'product.edit' } as const

/** How the own store charges for delivery [PR-5], and for everyone on which days nothing is delivered. */
export const freightEndpoints = {
  closedDays: endpoint({
    method: 'GET',
    audience: 'anyone',
    path: '/prod/closed-days',
    summary: 'The public holidays of the next weeks, on which nothing is sent or delivered',
    data: z.array(z.iso.date()),
  }),
  list: endpoint({
    method: 'GET',
    audience: 'merchant',
    permission: 'product.read',
    path: '/p/merchant/freight/list',
    summary: 'The freight templates of the own store with their rules',
    data: z.array(FreightRecord),
  }),
  cost: endpoint({
    method: 'POST',
    audience: 'merchant',
    permission: 'product.read',
    path: '/p/merchant/freight/cost',
    summary: 'What a checkout would charge for delivery by these rules, saved or not',
    body: z.object({
      ...pricing,
      /** An emirate, or the code of another country. */
      place: Region,
      weightG: load,
      pieces: load,
    }),
    data: FreightCost,
    refusalShownBy: 'page',
  }),
  create: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/freight/create',
    summary: 'Create a freight template',
    body: z.object(form),
    data: FreightRecord,
    once: true,
  }),
  save: endpoint({
    ...EDIT,
    method: 'PUT',
    path: '/p/merchant/freight/save',
    summary: 'Replace a freight template and its rules',
    body: z.object({ freightTemplateId: z.uuid(), version: Version, ...form }),
    data: FreightRecord,
    versioned: true,
  }),
  remove: endpoint({
    ...EDIT,
    method: 'POST',
    path: '/p/merchant/freight/remove',
    summary: 'Remove a freight template that no product names',
    body: z.object({ freightTemplateId: z.uuid() }),
    data: z.null(),
    once: true,
  }),
}
