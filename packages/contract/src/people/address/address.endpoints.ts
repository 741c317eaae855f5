import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Address, AddressForm } from './address.schema.ts'

const AddressId = z.object({ addressId: z.uuid() })

export const addressEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/address/list',
    audience: 'member',
    summary: 'The delivery addresses of the member, the default first',
    data: z.array(Address),
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/address/add',
    audience: 'member',
    summary: 'Adds a delivery address; the first one becomes the default',
    body: AddressForm,
    data: Address,
    once: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/p/address/change',
    audience: 'member',
    summary: 'Changes a delivery address; orders that were placed keep theirs',
    body: z.object({ addressId: z.uuid(), address: AddressForm }),
    data: Address,
  }),
  makeDefault: endpoint({
    method: 'POST',
    path: '/p/address/default',
    audience: 'member',
    summary: 'Makes an address the default one',
    body: AddressId,
    data: z.null(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/address/remove',
    audience: 'member',
    summary: 'Removes a delivery address',
    body: AddressId,
    data: z.null(),
  }),
}
