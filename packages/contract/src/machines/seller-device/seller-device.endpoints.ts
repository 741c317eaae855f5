import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  DeskCounts,
  DeskPage,
  DeskPictures,
  DeskRecord,
  SpecFieldChoice,
} from '../device-admin/device-admin.schema.ts'
import { DeviceId, DevicePicture, Picture } from '../device/device.schema.ts'
import { KnownModel, KnownModelQuery } from '../model/model.schema.ts'
import {
  SellerDeviceChoices,
  SellerDeviceCreate,
  SellerDeviceDuplicate,
  SellerDeviceEdit,
  SellerDeviceQuery,
  SellerMove,
} from './seller-device.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'device.read' } as const
const WRITE = { audience: 'merchant', permission: 'device.edit', data: DeskRecord } as const

/** The machines of the own dealer, as staff handle them [EQ-8]. */
export const sellerDeviceEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/device/list',
    summary: 'The own machines in every state, a page at a time',
    query: SellerDeviceQuery,
    data: DeskPage,
  }),
  counts: endpoint({
    ...READ,
    path: '/p/merchant/device/counts',
    summary: 'How many of the own machines are in each state and have each issue',
    data: DeskCounts,
  }),
  record: endpoint({
    ...READ,
    path: '/p/merchant/device/record',
    summary: 'One of the own machines with everything that is edited',
    query: DeviceId,
    data: DeskRecord,
  }),
  choices: endpoint({
    ...READ,
    path: '/p/merchant/device/choices',
    summary: 'Categories, brands, the own yards and certifications, in the language of the request',
    data: SellerDeviceChoices,
  }),
  specFields: endpoint({
    ...READ,
    path: '/p/merchant/device/spec-fields',
    summary: 'The fields of the specification that a category has, in their order',
    query: z.object({ categoryId: z.uuid() }),
    data: z.array(SpecFieldChoice),
  }),
  models: endpoint({
    ...READ,
    path: '/p/merchant/device/models',
    summary: 'Models of the catalogue by parts of their brand and name, at most 20',
    query: KnownModelQuery,
    data: z.array(KnownModel),
  }),
  create: endpoint({
    ...WRITE,
    method: 'POST',
    path: '/p/merchant/device/create',
    summary: 'Create a draft of a machine',
    body: SellerDeviceCreate,
    once: true,
  }),
  duplicate: endpoint({
    ...WRITE,
    method: 'POST',
    path: '/p/merchant/device/duplicate',
    summary: 'Create a draft with the data of an own machine, without its hours and photos',
    body: SellerDeviceDuplicate,
    once: true,
  }),
  previewLink: endpoint({
    ...READ,
    path: '/p/merchant/device/preview-link',
    summary: 'A signed link to the page of an own machine as buyers see it, valid for an hour',
    query: z.extend(DeviceId, { language: z.optional(z.string().check(z.maxLength(10))) }),
    data: z.object({ url: z.string() }),
  }),
  edit: endpoint({
    ...WRITE,
    method: 'PUT',
    path: '/p/merchant/device/edit',
    summary: 'Change fields of a machine; while it is listed, only its price',
    body: SellerDeviceEdit,
    versioned: true,
  }),
  pictures: endpoint({
    ...WRITE,
    method: 'PUT',
    path: '/p/merchant/device/pictures',
    summary: 'Order, name and remove the pictures of a machine that is not listed',
    body: DeskPictures,
    versioned: true,
  }),
  addPicture: endpoint({
    ...WRITE,
    method: 'POST',
    path: '/p/merchant/device/picture',
    summary: 'Show an uploaded picture as the last one of a machine that is not listed',
    body: DevicePicture,
    data: z.array(Picture),
    once: true,
  }),
  move: endpoint({
    ...WRITE,
    method: 'POST',
    path: '/p/merchant/device/move',
    permission: 'device.move',
    summary:
      'Submit a machine or withdraw it; of a trusted dealer it is published without a review',
    body: SellerMove,
    once: true,
  }),
}
