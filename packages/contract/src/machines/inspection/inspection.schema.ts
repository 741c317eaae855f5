import * as z from 'zod/mini'
import { FINDING_STATES, GRADES, UNITS } from '../device/device.enums.ts'
import { deviceLifecycle } from '../device/device.lifecycle.ts'
import {
  FINDING_NOTE_MAX,
  MEASURE_MAX,
  METER_HOURS_MAX,
  POINTS_MAX,
  REPAIR_AED_MAX,
  RETURN_REMARK_MAX,
} from './inspection.limits.ts'

/** Of a form; 0 until someone has saved it. */
export const FormVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_646))

/** What an inspector has noted about a point so far. */
export const DraftFinding = z.object({
  pointId: z.uuid(),
  /** Null while the point is open. */
  state: z.nullable(z.enum(FINDING_STATES)),
  value: z.nullable(z.number().check(z.minimum(-MEASURE_MAX), z.maximum(MEASURE_MAX))),
  /**
   * A ready-made remark: every reader has it in their language. A phone with the shell of an earlier
   * release sends none, and what is stored stays.
   */
  remarkId: z.optional(z.nullable(z.uuid())),
  /** What no remark says, in the language that the inspector writes. */
  note: z.nullable(
    z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(FINDING_NOTE_MAX)),
      locale: z.string().check(z.maxLength(10)),
    }),
  ),
  /** What the repair is estimated at. */
  repairAed: z.nullable(z.int().check(z.minimum(0), z.maximum(REPAIR_AED_MAX))),
})
export type DraftFinding = z.output<typeof DraftFinding>

/** The reading of the hour meter. */
const MeterHours = z.nullable(z.int().check(z.minimum(0), z.maximum(METER_HOURS_MAX)))

const Findings = z.array(DraftFinding).check(z.maxLength(POINTS_MAX))

export const InspectionPhoto = z.object({
  photoId: z.uuid(),
  pointId: z.uuid(),
  src: z.string(),
  width: z.int(),
  height: z.int(),
})
export type InspectionPhoto = z.output<typeof InspectionPhoto>

/** A remark to choose, for points with one result. */
const InspectionRemark = z.object({
  remarkId: z.uuid(),
  state: z.enum(FINDING_STATES),
  text: z.string(),
})
export type InspectionRemark = z.output<typeof InspectionRemark>

export const InspectionPoint = z.object({
  pointId: z.uuid(),
  name: z.string(),
  part: z.string(),
  unit: z.nullable(z.enum(UNITS)),
  /** What the last report measured. */
  last: z.nullable(z.number()),
  /** A form that a phone stored with an earlier release has none. */
  remarks: z.optional(z.array(InspectionRemark)),
})
export type InspectionPoint = z.output<typeof InspectionPoint>

/** The inspection form of a machine: its points, and what is noted about them so far. */
export const InspectionForm = z.object({
  deviceId: z.uuid(),
  stockNo: z.string(),
  title: z.string(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  /** Of the listing, until a report is finished. */
  grade: z.enum(GRADES),
  yardName: z.string(),
  cover: z.nullable(z.string()),
  lastReport: z.nullable(z.object({ reportNo: z.string(), inspectedOn: z.iso.date() })),
  points: z.array(InspectionPoint),
  version: FormVersion,
  findings: z.array(DraftFinding),
  /** A form that a phone stored with an earlier release has none. */
  meterHours: z.optional(MeterHours),
  /** It can only be used for its parts: no rule calculates this, the inspector says it. */
  forParts: z.boolean(),
  photos: z.array(InspectionPhoto),
  /** The last change of the form, and who made it. */
  changedAt: z.nullable(z.iso.datetime()),
  changedBy: z.nullable(z.string()),
  /** Complete and waiting for a review; a change takes it back. */
  submitted: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** What the reviewer asked for, until the form is submitted again. */
  returned: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), remark: z.string() })),
})
export type InspectionForm = z.output<typeof InspectionForm>

/** The whole form as the inspector has it. */
export const FormSave = z.object({
  deviceId: z.uuid(),
  version: FormVersion,
  findings: Findings,
  /** What is stored stays when a phone with the shell of an earlier release sends none. */
  meterHours: z.optional(MeterHours),
  forParts: z.boolean(),
})
export type FormSave = z.output<typeof FormSave>

export const PhotoAdd = z.object({
  /** Made where the photo was taken: the same photo is added once. */
  photoId: z.uuid(),
  deviceId: z.uuid(),
  pointId: z.uuid(),
  uploadId: z.uuid(),
})

/** A form that has not changed since it was read. */
export const FormAt = z.object({ deviceId: z.uuid(), version: FormVersion })
export type FormAt = z.output<typeof FormAt>

export const FormReturn = z.object({
  ...FormAt.shape,
  remark: z.string().check(z.trim(), z.minLength(1), z.maxLength(RETURN_REMARK_MAX)),
})
export type FormReturn = z.output<typeof FormReturn>

export const FinishedInspection = z.object({ reportNo: z.string(), grade: z.enum(GRADES) })
export type FinishedInspection = z.output<typeof FinishedInspection>

export const WaitingQuery = z.object({
  /** The code of a yard. */
  yard: z.optional(z.string().check(z.maxLength(60))),
  /** The beginning of a stock number. */
  words: z.optional(z.string().check(z.maxLength(40))),
})

/** A machine without a valid report, or whose form is started. */
export const WaitingMachine = z.object({
  deviceId: z.uuid(),
  stockNo: z.string(),
  title: z.string(),
  yearMade: z.int(),
  state: z.enum(deviceLifecycle.states),
  yardName: z.string(),
  cover: z.nullable(z.string()),
  /** When the form was started. */
  startedAt: z.nullable(z.iso.datetime()),
  /** Since when it waits for a review. */
  submittedAt: z.nullable(z.iso.datetime()),
  /** How many points are rated in it. */
  rated: z.int(),
  lastInspectedOn: z.nullable(z.iso.date()),
})
export type WaitingMachine = z.output<typeof WaitingMachine>

export const WaitingMachines = z.object({
  yards: z.array(z.object({ code: z.string(), name: z.string() })),
  machines: z.array(WaitingMachine),
})
export type WaitingMachines = z.output<typeof WaitingMachines>
