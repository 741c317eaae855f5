import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Code = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60))
const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const set = {
  /** What every one of the words means; null is that they mean each other. */
  means: z.nullable(z.object({ kind: z.enum(['category', 'brand']), code: Code })),
  words: z.array(Word).check(z.minLength(1), z.maxLength(400)),
}

const WordSetId = z.object({ wordSetId: z.uuid() })

const WordSet = z.extend(WordSetId, set)
export type WordSet = z.output<typeof WordSet>

/** Without an id it is a new set, unless that category or brand has one: that is then said anew. */
const WordSetForm = z.object({ wordSetId: z.optional(z.uuid()), ...set })
export type WordSetForm = z.output<typeof WordSetForm>

export const findingEndpoints = {
  words: endpoint({
    method: 'GET',
    path: '/p/staff/finding/words',
    audience: 'staff',
    summary: 'The words of the trade, and what searching takes them for',
    data: z.array(WordSet),
  }),
  putWords: endpoint({
    method: 'POST',
    path: '/p/staff/finding/words',
    audience: 'staff',
    summary: 'Say what words mean; searches know it within two seconds',
    body: WordSetForm,
    data: WordSet,
    once: true,
  }),
  removeWords: endpoint({
    method: 'POST',
    path: '/p/staff/finding/words/remove',
    audience: 'staff',
    summary: 'Forget what words mean',
    body: WordSetId,
    data: WordSetId,
    once: true,
  }),
}
