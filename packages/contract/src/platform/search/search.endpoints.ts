import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** As staff may write the code of a category of the mall; codes of machines are all lower case. */
const Code = z.string().check(z.regex(/^[a-z0-9][A-Za-z0-9-]*$/), z.maxLength(60))
const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const Meaning = z.object({ kind: z.enum(['category', 'brand', 'productCategory']), code: Code })

const set = {
  /** The meaning of all the words; null if they are synonyms of each other. */
  means: z.nullable(Meaning),
  words: z.array(Word).check(z.minLength(1), z.maxLength(400)),
}

const WordSetId = z.object({ wordSetId: z.uuid() })

const WordSet = z.object({
  ...WordSetId.shape,
  ...set,
  /** With the name of the category or brand in the language of the reader. */
  means: z.nullable(z.extend(Meaning, { name: z.string() })),
})
export type WordSet = z.output<typeof WordSet>

/** Without an id it replaces the set of that category or brand, or creates one. */
const WordSetForm = z.object({ wordSetId: z.optional(z.uuid()), ...set })
export type WordSetForm = z.output<typeof WordSetForm>

export const searchEndpoints = {
  words: endpoint({
    method: 'GET',
    path: '/p/staff/finding/words',
    audience: 'staff',
    permission: 'searchWords.read',
    summary: 'The words of the trade, and what searching takes them for',
    data: z.array(WordSet),
  }),
  putWords: endpoint({
    method: 'POST',
    path: '/p/staff/finding/words',
    audience: 'staff',
    permission: 'searchWords.edit',
    audit: true,
    summary: 'Say what words mean; searches know it within two seconds',
    body: WordSetForm,
    data: WordSet,
    once: true,
  }),
  removeWords: endpoint({
    method: 'POST',
    path: '/p/staff/finding/words/remove',
    audience: 'staff',
    permission: 'searchWords.edit',
    audit: true,
    summary: 'Deletes a set of synonyms',
    body: WordSetId,
    data: WordSetId,
    once: true,
  }),
}
