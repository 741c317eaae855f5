import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { type ReactNode, useState } from 'react'
import { useT } from '../language/use-t.ts'
import { LanguageButtons } from './language-buttons.tsx'

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
  const badge = (locale: LocaleCode) => {
    const { tone, word } = STATUS[statusOf(locale)]
    return <Badge tone={tone}>{t(word)}</Badge>
  }
  const side = (locale: LocaleCode, isSource: boolean) => {
    const { name, bcp47: lang, dir } = LOCALES[locale]
    return (
      <section key={locale} aria-label={name} className="grid min-w-0 content-start gap-4">
        <h2 className="flex items-center gap-2 font-bold">
          <bdi lang={lang}>{name}</bdi>
          {badge(locale)}
        </h2>
        <WrittenIn value={{ lang, dir }}>{children(locale, isSource)}</WrittenIn>
      </section>
    )
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <LanguageButtons
        locales={LOCALE_CODES.filter((locale) => locale !== source)}
        chosen={other}
        onChoose={setOther}
        mark={badge}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[560px]:grid-cols-2">
        {side(source, true)}
        {side(other, false)}
      </div>
    </div>
  )
}
