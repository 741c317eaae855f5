import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

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

const Value = z._default(z.string(), '')

/** Accepts a missing or an unknown field: API and storefront may be of neighbouring releases. */
const WebConfig = z.object(
  Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, Value])) as Record<
    WebConfigField,
    typeof Value
  >,
)
export type WebConfig = z.output<typeof WebConfig>

export const settingEndpoints = {
  webConfig: endpoint({
    method: 'GET',
    path: '/webConfig/getPcWebConfig',
    audience: 'anyone',
    summary: 'The operator’s texts about the site; an empty value is left to the storefront',
    data: WebConfig,
  }),
}
