import {
  DESCRIPTION_MAX,
  NAME_MAX,
  SUMMARY_MAX,
} from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { isLocaleCode, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { Section } from '@ironsouq/portal/device/section'
import { LanguageButtons } from '@ironsouq/portal/form/language-buttons'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Disclosure } from '@ironsouq/ui/primitives/display/disclosure'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { useState } from 'react'
import type { ProductFormState } from './product-form.ts'
import { isWritten, LANGUAGES, type Words, wordsIn, writtenAs } from './product-texts.ts'

interface WordFieldsProps {
  form: ProductFormState
  locale: LocaleCode
  isRequired: boolean
}

/** Name, short description and description in one language. */
function WordFields({ form, locale, isRequired }: WordFieldsProps) {
  const t = useT()
  const { texts, writtenIn } = form.values
  const words = wordsIn({ texts }, locale)
  const write = (next: Partial<Words>) =>
    form.set({ texts: { ...texts, [locale]: { ...words, ...next } } })
  const faulty = (field: keyof Words) => {
    const fault = form.faultyAt(`texts.${locale}.${field}`)
    // What is missing in English is missing where the person writes.
    const isOwn = locale === writtenIn && fault.error === undefined
    return isOwn ? form.faultyAt(`texts.en.${field}`) : fault
  }
  const { bcp47: lang, dir } = LOCALES[locale]
  return (
    <WrittenIn value={{ lang, dir }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          label={t('portalProduct.name')}
          value={words.name}
          maxLength={NAME_MAX}
          isRequired={isRequired}
          onChange={(name) => write({ name })}
          {...faulty('name')}
        />
        <TextField
          label={t('portalProduct.summary')}
          value={words.summary}
          maxLength={SUMMARY_MAX}
          onChange={(summary) => write({ summary })}
          {...faulty('summary')}
        />
        <TextArea
          label={t('portalProduct.description')}
          value={words.description}
          maxLength={DESCRIPTION_MAX}
          onChange={(description) => write({ description })}
          {...faulty('description')}
        />
      </div>
    </WrittenIn>
  )
}

/** The languages that no one has to write: the text above stands for them. */
function OtherLanguages({ form }: { form: ProductFormState }) {
  const t = useT()
  const format = useFormat()
  const { texts, writtenIn } = form.values
  const others = LANGUAGES.filter((locale) => locale !== writtenIn)
  const [chosen, setChosen] = useState<LocaleCode>()
  const shown = chosen !== undefined && others.includes(chosen) ? chosen : others[0]
  const isDone = (locale: LocaleCode) => isWritten(wordsIn({ texts }, locale))
  const mark = (locale: LocaleCode) =>
    isDone(locale) && (
      <span className="text-proven">
        <Icon name="check" size="small" />
        <span className="sr-only">{t('portal.textTranslated')}</span>
      </span>
    )
  const title = t('portalProduct.otherLanguages', {
    count: format.number(others.filter(isDone).length),
    total: format.number(others.length),
  })
  return (
    <Disclosure title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-ink-muted">{t('portalProduct.otherLanguagesHint')}</p>
        <LanguageButtons locales={others} chosen={shown} onChoose={setChosen} mark={mark} />
        {shown && (
          <section aria-label={LOCALES[shown].name}>
            <WordFields form={form} locale={shown} isRequired={false} />
          </section>
        )}
      </div>
    </Disclosure>
  )
}

/** Name and description: in the language that the person writes, and in any of the others. */
export function TextsSection({ form }: { form: ProductFormState }) {
  const t = useT()
  const { values, set } = form
  const { texts, writtenIn } = values
  return (
    <Section heading={t('portalProduct.texts')}>
      <section
        aria-label={LOCALES[writtenIn].name}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <WordFields form={form} locale={writtenIn} isRequired />
      </section>
      <div className="max-w-60">
        <ChoiceField
          label={t('portalProduct.writtenIn')}
          choices={LANGUAGES.map((id) => ({ id, name: LOCALES[id].name }))}
          value={writtenIn}
          onChange={(id) => isLocaleCode(id) && set(writtenAs({ texts, writtenIn }, id))}
        />
      </div>
      <OtherLanguages form={form} />
    </Section>
  )
}
