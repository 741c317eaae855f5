import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'
import { samplesOf, shownText } from './text-samples.ts'

interface TextPreviewProps {
  /** The text of the build, whose placeholders all languages have. */
  english: string
  texts: Readonly<Record<LocaleCode, string>>
}

/** The text with sample values in English and one other language, in every form of a number. */
export function TextPreview({ english, texts }: TextPreviewProps) {
  const t = useT()
  const [locale, setLocale] = useState<LocaleCode>('ar')
  const samples = samplesOf(english, locale)
  if (samples.length === 0) return null
  return (
    <Panel heading={t('backofficeText.preview')} note={t('backofficeText.previewNote')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Select
          label={t('backofficeText.language')}
          size="dense"
          options={LOCALE_CODES.map((id) => ({ id, text: LOCALES[id].name }))}
          value={locale}
          onChange={(id) => setLocale(LOCALE_CODES.find((code) => code === id) ?? 'ar')}
        />
        <table className="w-full table-fixed border-collapse text-small">
          <thead>
            <tr className="border-b border-line *:pb-1 *:text-start *:font-medium">
              <th scope="col" className="w-1/4">
                <span className="sr-only">{t('backofficeText.placeholders')}</span>
              </th>
              {[...new Set<LocaleCode>(['en', locale])].map((code) => (
                <th key={code} scope="col" lang={LOCALES[code].bcp47}>
                  {LOCALES[code].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map(({ name, values }) => (
              <tr key={name} className="border-b border-line align-top *:py-1.5 *:pe-2">
                <th scope="row" className="text-start font-normal wrap-anywhere text-ink-muted">
                  <bdi dir="ltr">{name}</bdi>
                </th>
                {[...new Set<LocaleCode>(['en', locale])].map((code) => (
                  <td key={code} className="wrap-anywhere">
                    <bdi lang={LOCALES[code].bcp47} dir={LOCALES[code].dir}>
                      {shownText(texts[code], { english, locale: code }, values) ??
                        t('backofficeText.previewFaulty')}
                    </bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
