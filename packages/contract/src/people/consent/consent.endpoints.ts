import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { TOPICS, WAYS, waysOf } from './consent.limits.ts'

const Choice = z
  .object({ topic: z.enum(TOPICS), way: z.enum(WAYS), isGiven: z.boolean() })
  .check(z.refine(({ topic, way }) => waysOf(topic).includes(way), { path: ['way'] }))
export type Choice = z.output<typeof Choice>

const Consents = z.object({
  choices: z.array(Choice),
  /** Of the terms and the privacy policy that were agreed to last. */
  terms: z.nullable(z.object({ version: z.string(), at: z.iso.datetime() })),
})
export type Consents = z.output<typeof Consents>

export const consentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/consent/list',
    audience: 'member',
    summary: 'The consents of the member and the channels they allow',
    data: Consents,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/p/consent',
    audience: 'member',
    summary: 'Gives or withdraws one consent; every change is recorded',
    body: Choice,
    data: Consents,
  }),
}
