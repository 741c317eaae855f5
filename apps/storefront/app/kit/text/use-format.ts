import { formatter, type Formatter } from '@ironsouq/i18n/format'
import { useSiteData } from '#kit/page/site-data.ts'

/** Formats numbers, money and dates in the current locale. */
export const useFormat = (): Formatter => formatter(useSiteData().locale)
