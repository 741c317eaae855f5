import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import {
  Branch,
  BranchForm,
  BranchWords,
  Holiday,
  HolidayForm,
  HolidayWords,
} from './branch.schema.ts'

const STAFF = { audience: 'staff', permission: 'branch.edit' } as const

const edited = {
  /** Of the record as the editor read it; absent for a new one. */
  version: z.optional(Version),
}

const BranchRow = z.object({
  branchId: z.uuid(),
  code: z.string(),
  name: z.string(),
  area: z.string(),
  emirate: z.enum(EMIRATES),
  phone: z.string(),
  position: z.int(),
  isShown: z.boolean(),
  /** The languages that have texts. */
  languages: z.array(z.string()),
  version: Version,
})
export type BranchRow = z.output<typeof BranchRow>

export const BranchRecord = z.object({
  branchId: z.uuid(),
  version: Version,
  branch: BranchForm,
  texts: translated(BranchWords),
})
export type BranchRecord = z.output<typeof BranchRecord>

export const HolidayRecord = z.object({
  holidayId: z.uuid(),
  version: Version,
  holiday: HolidayForm,
  texts: translated(HolidayWords),
})
export type HolidayRecord = z.output<typeof HolidayRecord>

export const branchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/branch/list',
    audience: 'anyone',
    summary: 'The branches with their hours, and the holidays of the next months',
    data: z.object({ records: z.array(Branch), holidays: z.array(Holiday) }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/branch/list',
    ...STAFF,
    summary: 'All branches, also hidden ones',
    query: staffListQuery(['position', '-position']),
    data: staffPage(BranchRow),
  }),
  record: endpoint({
    method: 'GET',
    path: '/p/staff/branch/record',
    ...STAFF,
    summary: 'One branch with its texts in every language',
    query: z.object({ branchId: z.uuid() }),
    data: BranchRecord,
  }),
  yards: endpoint({
    method: 'GET',
    path: '/p/staff/branch/yards',
    ...STAFF,
    summary: 'The yards that a branch can be at',
    data: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/branch/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Creates a branch, or replaces one that has not changed since it was read',
    body: z.extend(BranchForm, {
      branchId: z.optional(z.uuid()),
      ...edited,
      texts: translated(BranchWords),
    }),
    data: BranchRecord,
  }),
  holidays: endpoint({
    method: 'GET',
    path: '/p/staff/holiday/list',
    ...STAFF,
    summary: 'The holidays with their names in every language',
    query: staffListQuery(['-firstDay', 'firstDay']),
    data: staffPage(HolidayRecord),
  }),
  holiday: endpoint({
    method: 'GET',
    path: '/p/staff/holiday/record',
    ...STAFF,
    summary: 'One holiday with its names in every language',
    query: z.object({ holidayId: z.uuid() }),
    data: HolidayRecord,
  }),
  saveHoliday: endpoint({
    method: 'POST',
    path: '/p/staff/holiday/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Creates a holiday, or replaces one that has not changed since it was read',
    body: z.extend(HolidayForm, {
      holidayId: z.optional(z.uuid()),
      ...edited,
      texts: translated(HolidayWords),
    }),
    data: HolidayRecord,
  }),
  removeHoliday: endpoint({
    method: 'POST',
    path: '/p/staff/holiday/remove',
    ...STAFF,
    audit: true,
    summary: 'Removes a holiday',
    body: z.object({ holidayId: z.uuid() }),
    data: z.null(),
  }),
}
