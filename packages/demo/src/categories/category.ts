import type { LocaleCode } from '@ironsouq/i18n/locales'

export interface DemoCategory {
  code: string
  names: Record<LocaleCode, string>
  /** On a leaf only: what one such machine is called in its title, without the size class. */
  singular?: Record<LocaleCode, string>
  children: readonly DemoCategory[]
}
