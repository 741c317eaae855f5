import * as z from 'zod/mini'
import { Conflict } from './versioned.ts'

/** The whole error catalogue of the wire [CL-26]. Adding a code here is an API change. */
export const CODES = {
  ok: '00000',
  business: 'A00001',
  notice: 'A00002',
  notLoggedIn: 'A00004',
  server: 'A00005',
} as const

export type Code = (typeof CODES)[keyof typeof CODES]

export const envelope = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({
    success: z.boolean(),
    code: z.enum(Object.values(CODES)),
    msg: z.string(),
    data,
  })

/** The shape of every response, accepted or refused. */
export const Envelope = envelope(z.unknown())

/** One field that was refused, in the data of a validation failure [CL-26]. */
export const FieldFault = z.object({ field: z.string(), msg: z.string() })
export type FieldFault = z.output<typeof FieldFault>

/** The shape of a refusal; `data` lists the fields when the request was invalid. */
export const RefusalEnvelope = envelope(z.nullable(z.array(FieldFault)))

/** The same for an update of a version: `data` has the record as it is now when it has changed. */
export const VersionedRefusalEnvelope = envelope(
  z.nullable(z.union([z.array(FieldFault), Conflict])),
)

export const isAccepted = (answer: { success: boolean; code: string }): boolean =>
  (answer.success && answer.code === CODES.ok) || answer.code === CODES.notice
