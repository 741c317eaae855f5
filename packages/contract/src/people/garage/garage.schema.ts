import * as z from 'zod/mini'
import { FittedModel } from '../../mall/product-search/product-search.schema.ts'
import { MachineYear, SerialNo } from '../../mall/product/product-fit.schema.ts'
import { plainText } from '../../plain-text.ts'
import { GARAGE_NAME_MAX } from './garage.limits.ts'

const known = {
  /** What its owner calls it. */
  name: z.nullable(
    z
      .string()
      .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(GARAGE_NAME_MAX)),
  ),
  serialNo: z.nullable(SerialNo),
  year: z.nullable(MachineYear),
}

/** A machine of the member by its model, or by a machine that they bought or saved: its model and year are taken from it. */
export const GarageForm = z
  .object({
    ...known,
    modelId: z.optional(z.uuid()),
    deviceId: z.optional(z.uuid()),
  })
  .check(z.refine(({ modelId, deviceId }) => (modelId === undefined) !== (deviceId === undefined)))
export type GarageForm = z.output<typeof GarageForm>

export const GarageEdit = z.object({ garageId: z.uuid(), ...known })
export type GarageEdit = z.output<typeof GarageEdit>

export const GarageMachine = z.extend(FittedModel, { garageId: z.uuid(), ...known })
export type GarageMachine = z.output<typeof GarageMachine>

/** A machine that the member bought or saved and whose model the catalogue has. */
const Offered = z.extend(FittedModel, { deviceId: z.uuid(), year: z.int(), isBought: z.boolean() })

/** `parts`: how many products fit its model; null while the search does not answer. */
const WithParts = z.extend(GarageMachine, { parts: z.nullable(z.int()) })
export type GarageMachineWithParts = z.output<typeof WithParts>

export const Garage = z.object({
  machines: z.array(WithParts),
  /** Bought and saved ones that are not among them. */
  offered: z.array(Offered),
})
export type Garage = z.output<typeof Garage>
