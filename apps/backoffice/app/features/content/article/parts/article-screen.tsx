import type { TextStatus } from '@ironsouq/contract/content/article/article.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { useWriting } from '@ironsouq/ui/primitives/field/written-in'
import type { ReactNode } from 'react'
import type { LanguageText } from './article-form.ts'
import { LanguageFields } from './language-fields.tsx'
import { documentText } from './use-compared-texts.ts'

interface ArticleScreenProps<Text extends LanguageText, Values extends Record<LocaleCode, Text>> {
  title: string
  /** The saved article. */
  record: { version: number; statuses: readonly { locale: string; status: TextStatus }[] }
  form: RecordForm<Values>
  fields: ComparedFields<Values>
  /** Can be read and not changed. */
  isFixed?: boolean
  /** Further fields of one language. */
  further?: (text: Text, change: (next: Partial<Text>) => void) => ReactNode
  /** Beside the texts: the facts of all languages, and publishing. */
  children: ReactNode
}

/** The text of an article that cannot be changed. */
function FixedText({ text }: { text: LanguageText }) {
  return (
    <div {...useWriting()} className="grid gap-4">
      <h3 className="font-bold">{text.title}</h3>
      <p>{text.summary}</p>
      <p className="whitespace-pre-line">{documentText(text.document)}</p>
    </div>
  )
}

/** An article of any kind: two languages side by side, and what is the same in all of them. */
export function ArticleScreen<Text extends LanguageText, Values extends Record<LocaleCode, Text>>(
  props: ArticleScreenProps<Text, Values>,
) {
  const { title, record, form, fields, isFixed = false, further, children } = props
  const { values, set, faultyAt } = form
  const statusOf = (locale: LocaleCode) =>
    record.statuses.find((each) => each.locale === locale)?.status ?? 'missing'
  const fieldsOf = (locale: LocaleCode) => {
    const text = values[locale]
    const change = (next: Partial<Text>) =>
      // TypeScript cannot see that a language is a key of the values.
      set({ [locale]: { ...text, ...next } } as Partial<
        Record<LocaleCode, Text>
      > as Partial<Values>)
    return (
      <LanguageFields
        key={locale}
        text={text}
        onChange={(next) => change(next as Partial<Text>)}
        version={record.version}
        english={locale === 'en' ? undefined : values.en}
        faulty={(field) => faultyAt(`texts.${locale}.${field}`)}
      >
        {further?.(text, change)}
      </LanguageFields>
    )
  }
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_304px]">
          <LanguagesEditor statusOf={statusOf}>
            {(locale) =>
              isFixed ? <FixedText key={locale} text={values[locale]} /> : fieldsOf(locale)
            }
          </LanguagesEditor>
          <div className="grid gap-4">{children}</div>
        </div>
        {!isFixed && <FormBar form={form} />}
      </ScreenBody>
      <ConflictDialog form={form} fields={fields} />
    </ScreenPage>
  )
}
