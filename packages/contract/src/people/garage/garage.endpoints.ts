import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Garage, GarageEdit, GarageForm, GarageMachine } from './garage.schema.ts'

export const garageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/garage/list',
    audience: 'member',
    summary: 'The member’s own machines, the newest first, and saved ones that could be added',
    data: Garage,
  }),
  add: endpoint({
    method: 'POST',
    path: '/p/garage/add',
    audience: 'member',
    summary: 'Adds a machine of the member, by its model or by a machine that they saved',
    body: GarageForm,
    data: GarageMachine,
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/p/garage/edit',
    audience: 'member',
    summary: 'Changes the name, serial number and year of a machine of the member',
    body: GarageEdit,
    data: GarageMachine,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/garage/remove',
    audience: 'member',
    summary: 'Removes a machine of the member',
    body: z.object({ garageId: z.uuid() }),
    data: z.null(),
  }),
}
