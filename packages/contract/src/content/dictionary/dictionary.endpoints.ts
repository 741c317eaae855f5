import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'

export const DICTIONARY_TYPES = ['article'] as const

const DictionaryItem = z.object({
  dictCode: z.string(),
  dictLabel: z.string(),
  dictValue: z.string(),
})
export type DictionaryItem = z.output<typeof DictionaryItem>

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** An item as staff edit it. Its code is in addresses and in other rows, so it never changes. */
const form = {
  value: line(60),
  position: z.int().check(z.gte(0), z.lte(999)),
  texts: translated(z.object({ label: line(80) })),
}
const Code = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

export const DictionaryRecord = z.object({
  dictionaryItemId: z.uuid(),
  version: Version,
  code: Code,
  ...form,
})
export type DictionaryRecord = z.output<typeof DictionaryRecord>

const STAFF = { audience: 'staff', permission: 'dictionary.edit' } as const
const Type = z.enum(DICTIONARY_TYPES)

export const dictionaryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/sysDictData/list',
    audience: 'anyone',
    summary: 'The words of one dictionary, in their order',
    query: z.object({ dictType: z.enum(DICTIONARY_TYPES) }),
    data: z.object({ data: z.array(DictionaryItem) }),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/dictionary/list',
    ...STAFF,
    summary: 'The items of one dictionary with their texts in every language',
    query: z.object({ dictType: Type }),
    data: z.array(DictionaryRecord),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/dictionary/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Creates an item, or replaces one that has not changed since it was read',
    body: z.object({
      dictType: Type,
      dictionaryItemId: z.optional(z.uuid()),
      version: z.optional(Version),
      code: Code,
      ...form,
    }),
    data: DictionaryRecord,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/staff/dictionary/remove',
    ...STAFF,
    audit: true,
    summary: 'Removes an item that nothing uses',
    body: z.object({ dictionaryItemId: z.uuid() }),
    data: z.null(),
  }),
}
