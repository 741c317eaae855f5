import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { OpenSpan } from '../../machines/yard/yard.schema.ts'
import { BRANCH_SERVICES, HOLIDAY_EFFECTS, SEASONS } from './branch.enums.ts'
import { AREA_OF_EMIRATES } from './branch.limits.ts'

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const optionalLine = (most: number) => z.nullable(line(most))
/** In international form: +97165550141. */
const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'error.mobileFormat'))

/** What is the same in every language. */
const facts = {
  emirate: z.enum(EMIRATES),
  building: optionalLine(60),
  unit: optionalLine(40),
  poBox: z.nullable(z.string().check(z.regex(/^\d{1,7}$/))),
  /** Ten digits that locate an entrance in Dubai. */
  makani: z.nullable(z.string().check(z.regex(/^\d{5} ?\d{5}$/))),
  latitude: z.number().check(z.gte(AREA_OF_EMIRATES.south), z.lte(AREA_OF_EMIRATES.north)),
  longitude: z.number().check(z.gte(AREA_OF_EMIRATES.west), z.lte(AREA_OF_EMIRATES.east)),
  phone: Phone,
  whatsapp: z.nullable(Phone),
  email: z.nullable(z.email().check(z.maxLength(254))),
  services: z.array(z.enum(BRANCH_SERVICES)).check(z.maxLength(BRANCH_SERVICES.length)),
}

/** The texts of a branch in one language. */
export const BranchWords = z.object({
  name: line(80),
  /** Industrial area, free zone or district. */
  area: line(120),
  street: optionalLine(120),
  landmark: optionalLine(160),
  /** For drivers of low-beds: gate and clear height. */
  access: optionalLine(160),
  /** What visitors need at the gate. */
  bring: optionalLine(160),
})
export type BranchWords = z.output<typeof BranchWords>

/** A branch as visitors see it. */
export const Branch = z.object({
  code: z.string(),
  ...facts,
  ...BranchWords.shape,
  hours: z.array(OpenSpan),
  /** Empty: the ordinary hours also hold in Ramadan. */
  ramadanHours: z.array(OpenSpan),
  /** Of the yard at the branch; null for a branch without machines. */
  machines: z.nullable(z.int()),
})
export type Branch = z.output<typeof Branch>

/** Days on which branches are closed or have the hours of Ramadan. */
export const Holiday = z.object({
  name: z.string(),
  effect: z.enum(HOLIDAY_EFFECTS),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** False until the sighting of the moon or the cabinet decides. */
  isConfirmed: z.boolean(),
})
export type Holiday = z.output<typeof Holiday>

/** The hours of one weekday, in minutes after midnight in Dubai. */
export const BranchDay = z.object({
  season: z.enum(SEASONS),
  weekday: OpenSpan.shape.weekday,
  opensAt: OpenSpan.shape.from,
  closesAt: OpenSpan.shape.to,
  breakFrom: z.nullable(OpenSpan.shape.from),
  breakUntil: z.nullable(OpenSpan.shape.to),
})
export type BranchDay = z.output<typeof BranchDay>

/** A branch as staff edit it. */
export const BranchForm = z.object({
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  position: z.int().check(z.gte(0), z.lte(999)),
  isShown: z.boolean(),
  /** The yard at the branch. */
  yard: z.nullable(z.string().check(z.maxLength(60))),
  ...facts,
  days: z.array(BranchDay).check(z.maxLength(14)),
})
export type BranchForm = z.output<typeof BranchForm>

/** A holiday as staff edit it. */
export const HolidayForm = z.object({
  effect: z.enum(HOLIDAY_EFFECTS),
  firstDay: Day,
  lastDay: Day,
  isConfirmed: z.boolean(),
})
export const HolidayWords = z.object({ name: line(80) })
