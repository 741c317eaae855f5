import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { type ReactNode, useState } from 'react'
import { useT } from '../language/use-t.ts'

export type TextStatus = 'missing' | 'draft' | 'translated' | 'outdated'

const STATUS = {
  missing: { word: 'portal.textMissing', tone: 'refused' },
  draft: { word: 'portal.textDraft', tone: 'plain' },
  translated: { word: 'portal.textTranslated', tone: 'proven' },
  outdated: { word: 'portal.textOutdated', tone: 'wait' },
} as const

interface LanguagesEditorProps {
  statusOf: (locale: LocaleCode) => TextStatus
  /** The language that the others are translated from. */
  source?: LocaleCode
  /** The fields of one language; `isSource` is the side that is read while another is written. */
  children: (locale: LocaleCode, isSource: boolean) => ReactNode
}

/** Texts of a record in ten languages: the source and one other side by side, with the status of each. */
export function LanguagesEditor({ statusOf, source = 'en', children }: LanguagesEditorProps) {
  const t = useT()
  const [other, setOther] = useState<LocaleCode>(source === 'en' ? 'ar' : 'en')
  const side = (locale: LocaleCode, isSource: boolean) => {
    const { name, bcp47: lang, dir } = LOCALES[locale]
    return (
      <section key={locale} aria-label={name} className="grid min-w-0 content-start gap-4">
        <h2 className="flex items-center gap-2 font-bold">
          <bdi lang={lang}>{name}</bdi>
          <Badge tone={STATUS[statusOf(locale)].tone}>{t(STATUS[statusOf(locale)].word)}</Badge>
        </h2>
        <WrittenIn value={{ lang, dir }}>{children(locale, isSource)}</WrittenIn>
      </section>
    )
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <div
        role="group"
        aria-label={t('portal.languages')}
        className="flex flex-wrap gap-2 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:py-1"
      >
        {LOCALE_CODES.filter((locale) => locale !== source).map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === other}
            onClick={() => setOther(locale)}
            className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-box border border-line-strong bg-raised px-2.5 font-medium hover:border-ink aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink lg:min-h-8"
          >
            <span lang={LOCALES[locale].bcp47}>{LOCALES[locale].name}</span>
            <Badge tone={STATUS[statusOf(locale)].tone}>{t(STATUS[statusOf(locale)].word)}</Badge>
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[560px]:grid-cols-2">
        {side(source, true)}
        {side(other, false)}
      </div>
    </div>
  )
}
