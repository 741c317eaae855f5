import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DAY_MINUTES } from '../../machines/yard/yard.limits.ts'
import { Version } from '../../versioned.ts'

/** The longest return window that staff can promise. */
export const RETURN_DAYS_MAX = 60

const Minute = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES))

/** What the mall promises buyers [MS-3]. */
export const PromiseSettings = z.object({
  /** After receipt, goods can be returned within so many days; 0 promises nothing. */
  returnDays: z.int().check(z.minimum(0), z.maximum(RETURN_DAYS_MAX)),
  /** The days on which the customer service answers, 1 is Monday; none promises nothing. */
  serviceWeekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** Minutes after midnight in Dubai. */
  serviceOpensAt: Minute,
  serviceClosesAt: Minute,
})
export type PromiseSettings = z.output<typeof PromiseSettings>

/** Until staff change it. */
export const USUAL_PROMISE: PromiseSettings = {
  returnDays: 7,
  serviceWeekdays: [1, 2, 3, 4, 5, 6, 7],
  serviceOpensAt: 540,
  serviceClosesAt: 1020,
}

export const ServicePromise = z.extend(PromiseSettings, {
  /** The slug of the help article about returns; null while none is published. */
  returnArticle: z.nullable(z.string()),
})
export type ServicePromise = z.output<typeof ServicePromise>

/** Before the settings are known, nothing is promised. */
export const NO_PROMISE: ServicePromise = {
  ...USUAL_PROMISE,
  returnDays: 0,
  serviceWeekdays: [],
  returnArticle: null,
}

export const PromiseRecord = z.object({ version: Version, settings: PromiseSettings })
export type PromiseRecord = z.output<typeof PromiseRecord>

const STAFF = { audience: 'staff', permission: 'setting.edit' } as const

export const servicePromiseEndpoints = {
  current: endpoint({
    method: 'GET',
    path: '/service-promise/current',
    audience: 'anyone',
    summary:
      'The return window and the hours of the customer service, as pages of the mall state them',
    data: ServicePromise,
  }),
  record: endpoint({
    method: 'GET',
    path: '/p/staff/service-promise/record',
    ...STAFF,
    summary: 'What the mall promises, for a change',
    data: PromiseRecord,
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/service-promise/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Changes what the mall promises from the next order on',
    body: z.object({ version: Version, settings: PromiseSettings }),
    data: PromiseRecord,
  }),
}
