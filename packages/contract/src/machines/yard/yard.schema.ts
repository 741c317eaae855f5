import * as z from 'zod/mini'
import { EMIRATES } from '../device/device.enums.ts'
import { DAY_MINUTES } from './yard.limits.ts'

/** A span of a weekday, in minutes after midnight, during which a yard is open. */
export const OpenSpan = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  from: z.int().check(z.gte(0), z.lt(DAY_MINUTES)),
  to: z.int().check(z.gt(0), z.lte(DAY_MINUTES)),
})
export type OpenSpan = z.output<typeof OpenSpan>

/** A yard as visitors see it. A contact that is not recorded is null. */
export const Yard = z.object({
  code: z.string(),
  name: z.string(),
  emirate: z.enum(EMIRATES),
  freeZone: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
  address: z.nullable(z.string()),
  /** In international form: +97165550141. */
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  /** The IANA name of the time zone in which the hours are meant. */
  timeZone: z.string(),
  /** In the order of the week; empty when they are not recorded. */
  hours: z.array(OpenSpan),
  /** Whether a viewing can be booked: the yard has hours and an address for the appointment. */
  takesViewings: z.boolean(),
})
export type Yard = z.output<typeof Yard>
