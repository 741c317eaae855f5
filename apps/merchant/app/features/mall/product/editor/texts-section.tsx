import {
  DESCRIPTION_MAX,
  NAME_MAX,
  SUMMARY_MAX,
} from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { Section } from '@ironsouq/portal/device/section'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ProductFormState } from './product-form.ts'
import { NO_WORDS } from './product-values.ts'

/** Name and description, in English and in any of the other languages. */
export function TextsSection({ form }: { form: ProductFormState }) {
  const t = useT()
  const { values, set, faultyAt } = form
  const { texts } = values
  return (
    <Section heading={t('portalProduct.texts')}>
      <LanguagesEditor
        statusOf={(locale) => (texts[locale]?.name.trim() ? 'translated' : 'missing')}
      >
        {(locale) => {
          const words = { ...NO_WORDS, ...texts[locale] }
          const write = (next: Partial<typeof NO_WORDS>) =>
            set({ texts: { ...texts, [locale]: { ...words, ...next } } })
          return (
            <>
              <TextField
                label={t('portalProduct.name')}
                value={words.name}
                maxLength={NAME_MAX}
                isRequired={locale === 'en'}
                onChange={(name) => write({ name })}
                {...faultyAt(`texts.${locale}.name`)}
              />
              <TextField
                label={t('portalProduct.summary')}
                value={words.summary}
                maxLength={SUMMARY_MAX}
                onChange={(summary) => write({ summary })}
                {...faultyAt(`texts.${locale}.summary`)}
              />
              <TextArea
                label={t('portalProduct.description')}
                value={words.description}
                maxLength={DESCRIPTION_MAX}
                onChange={(description) => write({ description })}
                {...faultyAt(`texts.${locale}.description`)}
              />
            </>
          )
        }}
      </LanguagesEditor>
    </Section>
  )
}
