import * as z from 'zod/mini'
import { TEXT_LOCALES, TextLocale } from '../../content/text/text.schema.ts'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'

const Language = z.object({ language: z.string(), name: z.string(), hide: z.boolean() })

const Languages = z.object({
  /** The default of the installation, and its name. */
  language: z.string(),
  name: z.string(),
  langItemList: z.array(Language),
})
export type Languages = z.output<typeof Languages>

/** The languages as staff order and hide them. */
export const LanguageList = z.object({
  version: Version,
  default: TextLocale,
  languages: z.array(z.object({ language: TextLocale, name: z.string(), hide: z.boolean() })),
})
export type LanguageList = z.output<typeof LanguageList>

const STAFF = { audience: 'staff', permission: 'text.edit' } as const

export const languageEndpoints = {
  default: endpoint({
    method: 'GET',
    path: '/lang/default',
    audience: 'anyone',
    summary: 'The default language and the list; hidden languages must not be offered',
    data: Languages,
  }),
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/language/list',
    summary: 'All languages in their order, with the hidden ones',
    data: LanguageList,
  }),
  save: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/language/save',
    audit: true,
    versioned: true,
    summary: 'Sets the order of all languages, which are hidden, and the default',
    body: z.object({
      version: Version,
      default: TextLocale,
      languages: z
        .array(z.object({ language: TextLocale, hide: z.boolean() }))
        .check(z.length(TEXT_LOCALES.length)),
    }),
    data: LanguageList,
  }),
}
