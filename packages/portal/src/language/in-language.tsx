import { LOCALES } from '@ironsouq/i18n/locales'
import { ReadingLocale } from '@ironsouq/ui/primitives/display/reading-locale'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { useLanguage } from './language-store.ts'

/** Renders nothing until the texts of the language are loaded. */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  if (!language) return null
  return (
    <I18nProvider i18n={language.i18n}>
      <ReadingLocale locale={LOCALES[language.locale].intl}>{children}</ReadingLocale>
    </I18nProvider>
  )
}
