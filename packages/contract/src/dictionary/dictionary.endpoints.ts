import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const DICTIONARY_TYPES = ['article'] as const

const DictionaryItem = z.object({
  dictCode: z.string(),
  dictLabel: z.string(),
  dictValue: z.string(),
})
export type DictionaryItem = z.output<typeof DictionaryItem>

export const dictionaryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/sysDictData/list',
    audience: 'anyone',
    summary: 'The words of one dictionary, in their order',
    query: z.object({ dictType: z.enum(DICTIONARY_TYPES) }),
    data: z.object({ data: z.array(DictionaryItem) }),
  }),
}
