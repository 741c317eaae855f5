import type { LocaleCode } from '@ironsouq/i18n/locales'
import { TextField, type TextFieldProps } from '@ironsouq/ui/primitives/field/text-field'
import { LanguagesEditor } from './languages-editor.tsx'

type Written<Field extends string> = { [Locale in LocaleCode]?: Record<Field, string> }

interface LanguageTextProps<Field extends string, Texts extends Written<Field>> extends Pick<
  TextFieldProps,
  'label' | 'maxLength'
> {
  /** The only field of the texts. */
  name: Field
  texts: Texts
  onChange: (texts: Texts) => void
}

/** The one text of a record, such as its name, in ten languages. */
export function LanguageText<Field extends string, Texts extends Written<Field>>(
  props: LanguageTextProps<Field, Texts>,
) {
  const { name, texts, onChange, ...field } = props
  return (
    <LanguagesEditor statusOf={(locale) => (texts[locale]?.[name] ? 'translated' : 'missing')}>
      {(locale) => (
        <TextField
          {...field}
          value={texts[locale]?.[name] ?? ''}
          onChange={(text) => onChange({ ...texts, [locale]: { [name]: text } })}
        />
      )}
    </LanguagesEditor>
  )
}
