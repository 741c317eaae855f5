import { garageEndpoints } from '@ironsouq/contract/people/garage/garage.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { garageMachines, machinesToAdd } from './garage.projection.ts'
import { addMachine, editMachine, removeMachine } from './garage.service.ts'

export const garageRoutes: Routes = (serve) => {
  serve(garageEndpoints.list, async ({ ctx, actor }) => {
    const [machines, offered] = await Promise.all([
      garageMachines(ctx, actor.id),
      machinesToAdd(ctx, actor.id),
    ])
    return { machines, offered }
  })
  serve(garageEndpoints.add, ({ ctx, actor, body }) => addMachine(ctx, actor.id, body))
  serve(garageEndpoints.edit, ({ ctx, actor, body }) => editMachine(ctx, actor.id, body))
  serve(garageEndpoints.remove, ({ ctx, actor, body }) =>
    removeMachine(ctx, actor.id, body.garageId),
  )
}
