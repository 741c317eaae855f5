import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'

/** How the operator is reached and licensed. Empty ones are not shown: nothing can stand in for them. */
export const CONTACT_FIELDS = ['pcCompanyPhone', 'pcCompanyAddress', 'pcCompanyLicence'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** The web config [AP-10]. The storefront replaces empty values, except those of the contact. */
export const WEB_CONFIG_FIELDS = [
  'pcLogoImg',
  'pcLoginBgImg',
  'pcCopyright',
  'pcQrcodeImg',
  'pcCompanyName',
  'pcCompanyInfo',
  'pcTitleContent',
  'pcTitleImg',
  'pcLogoImgText',
  'pcWelcome',
  ...CONTACT_FIELDS,
] as const
export type WebConfigField = (typeof WEB_CONFIG_FIELDS)[number]

/** A picture is the same in every language; the other fields are words. */
export const PICTURE_FIELDS = [
  'pcLogoImg',
  'pcLoginBgImg',
  'pcQrcodeImg',
  'pcTitleImg',
] as const satisfies readonly WebConfigField[]
export type PictureField = (typeof PICTURE_FIELDS)[number]

const Value = z._default(z.string(), '')

/** Accepts a missing or an unknown field: API and storefront may be of neighbouring releases. */
const WebConfig = z.object(
  Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, Value])) as Record<
    WebConfigField,
    typeof Value
  >,
)
export type WebConfig = z.output<typeof WebConfig>

const Words = z.exactOptional(z.string().check(z.trim(), z.maxLength(2000)))
/** The texts of one field; a language without one falls back to English, and that to the built-in text. */
const FieldTexts = z.object({
  en: Words,
  ar: Words,
  zh_CN: Words,
  zh_HK: Words,
  fr: Words,
  pt: Words,
  ko: Words,
  he: Words,
  de: Words,
  es: Words,
})

export const WebConfigRecord = z.object({
  field: z.enum(WEB_CONFIG_FIELDS),
  version: Version,
  texts: FieldTexts,
  /** What each language shows while nothing is set; empty for a picture and for the contact. */
  builtIn: FieldTexts,
  /** The object key of a picture that is set. */
  picture: z.nullable(z.string()),
})
export type WebConfigRecord = z.output<typeof WebConfigRecord>

const STAFF = { audience: 'staff', permission: 'setting.edit' } as const

export const settingEndpoints = {
  webConfig: endpoint({
    method: 'GET',
    path: '/webConfig/getPcWebConfig',
    audience: 'anyone',
    summary: 'The operator’s texts about the site; an empty value is left to the storefront',
    data: WebConfig,
  }),
  fields: endpoint({
    method: 'GET',
    path: '/p/staff/web-config/list',
    ...STAFF,
    summary: 'Every field of the web config with its texts in every language',
    data: z.array(WebConfigRecord),
  }),
  saveTexts: endpoint({
    method: 'POST',
    path: '/p/staff/web-config/texts',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Replaces the texts of a field that has not changed since it was read; empty is unset',
    body: z.object({
      field: z.enum(WEB_CONFIG_FIELDS),
      version: Version,
      texts: FieldTexts,
    }),
    data: WebConfigRecord,
  }),
  savePicture: endpoint({
    method: 'POST',
    path: '/p/staff/web-config/picture',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Shows an uploaded picture, or the built-in one again',
    body: z.object({
      field: z.enum(PICTURE_FIELDS),
      version: Version,
      uploadId: z.nullable(z.uuid()),
    }),
    data: WebConfigRecord,
  }),
}
