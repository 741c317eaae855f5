import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Certification = z.object({
  certificationName: z.string(),
  certificationTitle: z.string(),
  certificationDetails: z.string(),
  certificationStandards: z.string(),
})
export type Certification = z.output<typeof Certification>

export const certificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/certificationInfo/list',
    audience: 'anyone',
    summary: 'The certificates a machine may have, and what each of them certifies',
    data: z.array(Certification),
  }),
}
