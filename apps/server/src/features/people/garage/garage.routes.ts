import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import { productsFitting } from '#features/mall/product-search/product-search.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { garageMachines, machinesToAdd } from './garage.projection.ts'
import { addMachine, editMachine, removeMachine } from './garage.service.ts'

export const garageRoutes: Routes = (serve) => {
  serve(garageEndpoints.list, async ({ ctx, actor }) => {
    const [machines, offered] = await Promise.all([
      garageMachines(ctx, actor.id),
      machinesToAdd(ctx, actor.id),
    ])
    const parts = await productsFitting(
      ctx,
      machines.map(({ modelId }) => modelId),
    )
    return { machines: machines.map((each, n) => ({ ...each, parts: parts[n] ?? null })), offered }
  })
  serve(garageEndpoints.add, ({ ctx, actor, body }) => addMachine(ctx, actor.id, body))
  serve(garageEndpoints.edit, ({ ctx, actor, body }) => editMachine(ctx, actor.id, body))
  serve(garageEndpoints.remove, ({ ctx, actor, body }) =>
    removeMachine(ctx, actor.id, body.garageId),
  )
}
