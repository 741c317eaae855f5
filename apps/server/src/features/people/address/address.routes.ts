import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { addressesOf } from './address.queries.ts'
import { addAddress, changeAddress, makeDefault, removeAddress } from './address.service.ts'

export const addressRoutes: Routes = (serve) => {
  serve(addressEndpoints.list, ({ ctx, actor }) => addressesOf(ctx, actor.id))
  serve(addressEndpoints.add, ({ ctx, actor, body }) => addAddress(ctx, actor.id, body))
  serve(addressEndpoints.change, ({ ctx, actor, body }) =>
    changeAddress(ctx, actor.id, body.addressId, body.address),
  )
  serve(addressEndpoints.makeDefault, ({ ctx, actor, body }) =>
    makeDefault(ctx, actor.id, body.addressId),
  )
  serve(addressEndpoints.remove, ({ ctx, actor, body }) =>
    removeAddress(ctx, actor.id, body.addressId),
  )
}
