import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

interface ReadingLocaleProps {
  /** A locale of Intl. */
  locale: string
  children: ReactNode
}

/** The language of React Aria's own screen reader texts, such as "dismiss". */
export function ReadingLocale({ locale, children }: ReadingLocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
