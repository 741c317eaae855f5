import {
  CONTACT_FIELDS,
  type ContactField,
  WEB_CONFIG_FIELDS,
  type WebConfig,
  type WebConfigField,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { WEB_CONFIG_WORDS } from '@ironsouq/i18n/web-config-words'
import { sanitised } from './rich-text.server.ts'

/** Files of this site: absolute URLs, because any other value is a key of the object store [AP-32]. */
const PICTURES = {
  pcLogoImg: '/logo.svg',
  pcLoginBgImg: '/login.svg',
  pcQrcodeImg: '/favicon.svg',
  pcTitleImg: '/favicon.svg',
} as const

const isPicture = (field: WebConfigField): field is keyof typeof PICTURES => field in PICTURES
const isContact = (field: WebConfigField): field is ContactField =>
  CONTACT_FIELDS.some((contact) => contact === field)

/** The web config, with empty values replaced by the built-in ones [AP-10]; a contact has none. */
export function filledWebConfig(
  given: Partial<WebConfig>,
  { locale, publicUrl }: { locale: LocaleCode; publicUrl: string },
): WebConfig {
  const t = translator(locale)
  const year = String(new Date().getUTCFullYear())
  function builtIn(field: WebConfigField): string {
    if (isContact(field)) return ''
    return isPicture(field) ? publicUrl + PICTURES[field] : t(WEB_CONFIG_WORDS[field], { year })
  }
  const filled = Object.fromEntries(
    WEB_CONFIG_FIELDS.map((field) => [field, given[field]?.trim() || builtIn(field)]),
  ) as WebConfig
  // The one field an editor writes as rich text [AP-33].
  return { ...filled, pcCompanyInfo: sanitised(filled.pcCompanyInfo) }
}
