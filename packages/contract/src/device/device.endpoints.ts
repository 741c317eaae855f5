import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DevicePage, DeviceQuery, Suggestions, SuggestQuery } from './device.query.ts'
import {
  Device,
  DeviceCard,
  DeviceId,
  DeviceIds,
  DeviceMove,
  DevicePicture,
  DeviceReprice,
  DeviceStanding,
  Picture,
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
  similar: endpoint({
    method: 'GET',
    path: '/device/similar',
    audience: 'anyone',
    summary: 'Machines on sale that are most like this one, in the language of the request',
    query: DeviceId,
    data: z.array(DeviceCard),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/device/compare',
    audience: 'anyone',
    summary:
      'Up to four machines side by side, in the order asked for; those not found are left out',
    query: DeviceIds,
    data: z.array(Device),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/device/suggest',
    audience: 'anyone',
    summary: 'Models, brands, categories and stock numbers that begin like the text',
    query: SuggestQuery,
    data: Suggestions,
  }),
  picture: endpoint({
    method: 'POST',
    path: '/p/staff/device/picture',
    audience: 'staff',
    summary: 'Show an uploaded picture as the last one of a machine',
    body: DevicePicture,
    data: z.array(Picture),
    once: true,
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
