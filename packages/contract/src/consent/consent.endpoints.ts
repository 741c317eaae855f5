import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { TOPICS, WAYS } from './consent.limits.ts'

const Choice = z.object({ topic: z.enum(TOPICS), way: z.enum(WAYS), isGiven: z.boolean() })
export type Choice = z.output<typeof Choice>

const Consents = z.object({
  choices: z.array(Choice),
  /** Of the terms and the privacy notice that were agreed to last. */
  terms: z.nullable(z.object({ version: z.string(), at: z.iso.datetime() })),
})
export type Consents = z.output<typeof Consents>

export const consentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/consent/list',
    audience: 'member',
    summary: 'What the member agreed to, and how he may be reached',
    data: Consents,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/p/consent',
    audience: 'member',
    summary: 'Gives or takes back one consent; every change is kept',
    body: Choice,
    data: Consents,
  }),
}
