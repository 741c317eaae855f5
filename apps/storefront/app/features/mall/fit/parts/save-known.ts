import type { KnownMachine } from '@ironsouq/contract/mall/product/product-fit'
import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'

const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true })

/** Keeps what was typed about one of the member's own machines; its choice in this browser has it already. */
export async function saveKnown(garageId: string, known: KnownMachine): Promise<void> {
  const { machines } = await call(garageEndpoints.list)
  const own = machines.find((each) => each.garageId === garageId)
  if (own) await call(garageEndpoints.edit, { body: { garageId, name: own.name, ...known } })
}
