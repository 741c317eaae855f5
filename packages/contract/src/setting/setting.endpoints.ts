import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** The web config [AP-10]. The storefront replaces empty values. */
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
] as const
export type WebConfigField = (typeof WEB_CONFIG_FIELDS)[number]

const WebConfig = z.record(z.enum(WEB_CONFIG_FIELDS), z.string())
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
