import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DeviceId } from '../device/device.schema.ts'

export const ReportNo = z.object({
  reportNo: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
})

export const passportEndpoints = {
  passport: endpoint({
    method: 'GET',
    path: '/device/passport',
    audience: 'anyone',
    summary: 'A machine on one sheet of paper, in the language of the request and one beside it',
    query: DeviceId,
    /** A key of the object store [AP-32]. */
    data: z.object({ src: z.string() }),
    limit: { max: 30, seconds: 60 },
  }),
  report: endpoint({
    method: 'GET',
    path: '/device/inspection-report',
    audience: 'anyone',
    summary: 'The report of a machine’s newest inspection, in the language of the request',
    query: ReportNo,
    /** A key of the object store [AP-32]. */
    data: z.object({ src: z.string() }),
    limit: { max: 30, seconds: 60 },
  }),
}
