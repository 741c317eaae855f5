import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

interface ReadingLocaleProps {
  /** As Intl names it. */
  locale: string
  children: ReactNode
}

/** The language of the few words the kit says by itself, to those who hear it: "dismiss". */
export function ReadingLocale({ locale, children }: ReadingLocaleProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
