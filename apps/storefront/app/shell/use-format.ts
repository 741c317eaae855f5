import { formatter, type Formatter } from '@ironsouq/i18n/format'
import { useShell } from './shell-data.ts'

/** The reader's numbers, money and dates. */
export const useFormat = (): Formatter => formatter(useShell().locale)
