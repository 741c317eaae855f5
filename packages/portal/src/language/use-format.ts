import { formatter, type Formatter } from '@ironsouq/i18n/format'
import { useLanguage } from './language-store.ts'

/** Formats numbers, money and dates in the current language. */
export const useFormat = (): Formatter => formatter(useLanguage()?.locale ?? 'en')
