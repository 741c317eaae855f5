import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Device, DeviceId } from '../device/device.schema.ts'
import { KnownModel, KnownModelQuery } from '../model/model.schema.ts'
import { TRUSTS } from './device-admin.enums.ts'
import {
  DeskChoices,
  DeskCounts,
  DeskCreate,
  DeskEdit,
  DeskPage,
  DeskPictures,
  DeskQuery,
  DeskRecord,
  GridQuery,
  GridRows,
  IssueDecision,
  SpecFieldChoice,
} from './device-admin.schema.ts'

const read = { method: 'GET', audience: 'staff', permission: 'device.read' } as const
const write = {
  audience: 'staff',
  permission: 'device.edit',
  audit: true,
  data: DeskRecord,
} as const

export const deviceAdminEndpoints = {
  list: endpoint({
    ...read,
    path: '/p/staff/device/list',
    summary: 'Machines in every state, a page at a time',
    query: DeskQuery,
    data: DeskPage,
  }),
  grid: endpoint({
    ...read,
    path: '/p/staff/device/grid',
    summary: 'Prices and states of many machines at once, up to 10,000',
    query: GridQuery,
    data: GridRows,
  }),
  counts: endpoint({
    ...read,
    path: '/p/staff/device/counts',
    summary: 'How many machines are in each state and have each issue',
    data: DeskCounts,
  }),
  record: endpoint({
    ...read,
    path: '/p/staff/device/record',
    summary: 'One machine with everything that staff edit',
    query: DeviceId,
    data: DeskRecord,
  }),
  choices: endpoint({
    ...read,
    path: '/p/staff/device/choices',
    summary:
      'Categories, brands, sellers, yards and certifications, in the language of the request',
    data: DeskChoices,
  }),
  specFields: endpoint({
    ...read,
    path: '/p/staff/device/spec-fields',
    summary: 'The fields of the specification that a category has, in their order',
    query: z.object({ categoryId: z.uuid() }),
    data: z.array(SpecFieldChoice),
  }),
  models: endpoint({
    ...read,
    path: '/p/staff/device/models',
    summary: 'Models of the catalogue by parts of their brand and name, at most 20',
    query: KnownModelQuery,
    data: z.array(KnownModel),
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/p/staff/device/create',
    summary: 'Create a draft of a machine',
    body: DeskCreate,
    once: true,
  }),
  edit: endpoint({
    ...write,
    method: 'PUT',
    path: '/p/staff/device/edit',
    summary: 'Change fields of a machine',
    body: DeskEdit,
    versioned: true,
  }),
  pictures: endpoint({
    ...write,
    method: 'PUT',
    path: '/p/staff/device/pictures',
    summary: 'Order, name and remove the pictures of a machine',
    body: DeskPictures,
    versioned: true,
  }),
  decide: endpoint({
    ...write,
    method: 'POST',
    path: '/p/staff/device/decide-issue',
    permission: 'device.move',
    summary: 'Decide that two machines are different ones',
    body: IssueDecision,
    once: true,
  }),
  standing: endpoint({
    ...write,
    method: 'PUT',
    path: '/p/staff/seller/standing',
    permission: 'device.move',
    summary: 'Decide whether listings of a dealer are published without a review',
    body: z.object({ sellerId: z.uuid(), standing: z.enum(TRUSTS) }),
    data: z.null(),
  }),
  previewLink: endpoint({
    ...read,
    path: '/p/staff/device/preview-link',
    summary: 'A signed link to the page of a machine that is not public, valid for an hour',
    query: z.extend(DeviceId, { language: z.optional(z.string().check(z.maxLength(10))) }),
    data: z.object({ url: z.string() }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/device/preview',
    audience: 'anyone',
    summary: 'The machine of a signed preview link',
    query: z.object({ token: z.string().check(z.maxLength(300)) }),
    data: Device,
  }),
}
