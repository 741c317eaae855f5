import { endpoint } from '../endpoint.ts'
import {
  Device,
  DeviceId,
  DeviceMove,
  DevicePage,
  DeviceQuery,
  DeviceReprice,
  DeviceStanding,
} from './device.schema.ts'

export const deviceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/device/list',
    audience: 'anyone',
    summary: 'Machines for sale, in the language of the request',
    query: DeviceQuery,
    data: DevicePage,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/device/detail',
    audience: 'anyone',
    summary: 'One machine, in the language of the request',
    query: DeviceId,
    data: Device,
  }),
  reprice: endpoint({
    method: 'POST',
    path: '/p/staff/device/reprice',
    audience: 'staff',
    summary: 'Ask another price for a machine, or invite quotes',
    body: DeviceReprice,
    data: DeviceStanding,
    once: true,
  }),
  move: endpoint({
    method: 'POST',
    path: '/p/staff/device/move',
    audience: 'staff',
    summary: 'Move a machine along its life',
    body: DeviceMove,
    data: DeviceStanding,
    once: true,
  }),
}
