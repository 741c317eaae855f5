import type { LocaleCode } from '@ironsouq/i18n/locales'
import { useSiteData } from '#kit/page/site-data.ts'

const COMMA: Partial<Record<LocaleCode, string>> = { ar: '، ', zh_CN: '，', zh_HK: '，' }

/** What stands between the parts of an address, with its space, in the language of the page. */
export const useComma = (): string => COMMA[useSiteData().locale] ?? ', '
