import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DeviceId } from '../device/device.schema.ts'
import {
  FinishedInspection,
  FormAt,
  FormReturn,
  FormSave,
  FormVersion,
  InspectionForm,
  InspectionPhoto,
  PhotoAdd,
  WaitingMachines,
  WaitingQuery,
} from './inspection.schema.ts'

const read = { method: 'GET', audience: 'staff', permission: 'inspection.edit' } as const
const write = {
  method: 'POST',
  audience: 'staff',
  permission: 'inspection.edit',
  audit: true,
  once: true,
} as const

export const inspectionEndpoints = {
  waiting: endpoint({
    ...read,
    path: '/p/staff/inspection/waiting',
    summary: 'Machines that wait for an inspection, those with a started form first',
    query: WaitingQuery,
    data: WaitingMachines,
  }),
  form: endpoint({
    ...read,
    path: '/p/staff/inspection/form',
    summary: 'The inspection form of a machine',
    query: DeviceId,
    data: InspectionForm,
  }),
  save: endpoint({
    ...write,
    path: '/p/staff/inspection/save',
    summary: 'Save the whole form of a machine, unless someone else saved it first',
    body: FormSave,
    data: z.object({ version: FormVersion }),
    versioned: true,
  }),
  addPhoto: endpoint({
    ...write,
    path: '/p/staff/inspection/add-photo',
    summary: 'Add an uploaded photo to a point of the form',
    body: PhotoAdd,
    data: InspectionPhoto,
  }),
  removePhoto: endpoint({
    ...write,
    path: '/p/staff/inspection/remove-photo',
    summary: 'Remove a photo from the form',
    body: z.object({ photoId: z.uuid() }),
    data: z.null(),
  }),
  submit: endpoint({
    ...write,
    path: '/p/staff/inspection/submit',
    summary: 'Hand a complete form in for review',
    body: FormAt,
    data: z.object({ version: FormVersion }),
    versioned: true,
  }),
  returnForm: endpoint({
    ...write,
    path: '/p/staff/inspection/return',
    summary: 'Return a submitted form to its inspector with a remark',
    body: FormReturn,
    data: z.object({ version: FormVersion }),
    versioned: true,
  }),
  finish: endpoint({
    ...write,
    path: '/p/staff/inspection/finish',
    summary: 'Accept the form as a report: the machine shows it with its grade and photos',
    body: FormAt,
    data: FinishedInspection,
    versioned: true,
  }),
}
