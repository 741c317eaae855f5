import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { ReactNode } from 'react'
import { useT } from '../language/use-t.ts'

interface LanguageButtonsProps {
  locales: readonly LocaleCode[]
  chosen: LocaleCode | undefined
  onChoose: (locale: LocaleCode) => void
  /** How far the text of a language is. */
  mark: (locale: LocaleCode) => ReactNode
}

/** Languages by their own names, one of them pressed; on a phone in one line that scrolls. */
export function LanguageButtons({ locales, chosen, onChoose, mark }: LanguageButtonsProps) {
  const t = useT()
  return (
    <div
      role="group"
      aria-label={t('portal.languages')}
      className="flex flex-wrap gap-2 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:py-1"
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          aria-pressed={locale === chosen}
          onClick={() => onChoose(locale)}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-box border border-line-strong bg-raised px-2.5 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink lg:min-h-8"
        >
          <span lang={LOCALES[locale].bcp47}>{LOCALES[locale].name}</span>
          {mark(locale)}
        </button>
      ))}
    </div>
  )
}
