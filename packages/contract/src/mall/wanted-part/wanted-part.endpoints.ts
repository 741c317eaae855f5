import * as z from 'zod/mini'
import { TextLocale } from '../../content/text/text.schema.ts'
import { endpoint } from '../../endpoint.ts'
import { plainText } from '../../plain-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { WANTED_PART_WORDS_MAX } from './wanted-part.limits.ts'

/** A search for parts that found nothing: its words, and the machine model that was chosen. */
const WantedPartForm = z.object({
  words: z
    .string()
    .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(WANTED_PART_WORDS_MAX)),
  modelId: z.nullable(z.uuid()),
})
export type WantedPartForm = z.output<typeof WantedPartForm>

const wanted = {
  wantedPartId: z.uuid(),
  words: z.string(),
  /** In which the words are understood. */
  locale: TextLocale,
  modelId: z.nullable(z.uuid()),
  /** Brand and model of the machine. */
  machine: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
}

export const WantedPart = z.object({
  ...wanted,
  /** When a store first offered such a part. */
  foundAt: z.nullable(z.iso.datetime()),
})
export type WantedPart = z.output<typeof WantedPart>

/** What a store reads of it: not whose it is. */
export const SoughtPart = z.object(wanted)
export type SoughtPart = z.output<typeof SoughtPart>

export const wantedPartEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/wanted-part/list',
    audience: 'member',
    summary: 'The parts that the member wants, the newest first',
    data: z.array(WantedPart),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/wanted-part/save',
    audience: 'member',
    summary:
      'Saves a search for parts that found nothing: stores see it, and the member is notified',
    body: WantedPartForm,
    data: WantedPart,
    once: true,
    limit: { max: 20, seconds: 3600 },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/wanted-part/remove',
    audience: 'member',
    summary: 'Removes a part that the member wants',
    body: z.object({ wantedPartId: z.uuid() }),
    data: z.null(),
  }),
  wanted: endpoint({
    method: 'GET',
    path: '/p/merchant/wanted-part/list',
    audience: 'merchant',
    permission: 'product.read',
    summary: 'One page of the parts that buyers want and no store offers, the newest first',
    query: staffListQuery(['-createdAt', 'createdAt']),
    data: staffPage(SoughtPart),
  }),
}
