import { PROMOTION_NAME_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import type { PromotionForm } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'

type Named = Pick<PromotionForm, 'names'>

interface NameFieldsProps {
  form: {
    values: Named
    set: (next: Partial<Named>) => void
    faultyAt: (path: string) => { error?: string }
  }
  hint: string
}

/** What buyers read as its name, in each language. */
export function NameFields({ form: { values, set, faultyAt }, hint }: NameFieldsProps) {
  const t = useT()
  const { names } = values
  return (
    <LanguagesEditor statusOf={(locale) => (names[locale]?.trim() ? 'translated' : 'missing')}>
      {(locale) => (
        <TextField
          label={t('portalPromotion.name')}
          maxLength={PROMOTION_NAME_MAX}
          isRequired={locale === 'en'}
          {...(locale === 'en' && { description: hint })}
          value={names[locale] ?? ''}
          onChange={(name) => set({ names: { ...names, [locale]: name } })}
          {...faultyAt(`names.${locale}`)}
        />
      )}
    </LanguagesEditor>
  )
}
