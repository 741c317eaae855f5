import {
  CHOICE_CODE,
  productCategoryEndpoints,
  ProductAttributeRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { ATTRIBUTE_KINDS } from '@ironsouq/contract/mall/product/product.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ChoiceCodes } from '#features/machines/spec/parts/choice-codes.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/product-attribute.screen.ts'
import { nameOf } from './product-category-tree.ts'

const EMPTY: Omit<ProductAttributeRecord, 'productAttributeId' | 'version'> = {
  code: '',
  kind: 'choice',
  unit: null,
  isFilter: true,
  texts: { en: '' },
  choices: [],
}

const LABELS = {
  code: 'backofficeCatalogue.code',
  kind: 'backofficeProduct.kind',
  unit: 'backofficeProduct.unit',
  isFilter: 'backofficeProduct.isFilter',
  texts: 'backofficeCatalogue.name',
  choices: 'backofficeProduct.choices',
} as const

const { attributes, createAttribute, saveAttribute } = productCategoryEndpoints

export const clientLoader = async ({ params: { code } }: Route.ClientLoaderArgs) =>
  code === 'new' ? null : foundIn(await api(attributes), 'code', code)

/** Only a number has a unit, and only a choice has choices. */
function useAttributeForm(record: ProductAttributeRecord | null) {
  return useSavedRecord({
    noun: 'product-attribute',
    id: 'productAttributeId',
    record,
    schema: ProductAttributeRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save({ code, kind, ...values }, known) {
      const unit = values.unit?.trim() ?? ''
      const form = {
        ...values,
        unit: kind === 'number' && unit !== '' ? unit : null,
        texts: writtenTexts(values.texts),
        choices:
          kind === 'choice'
            ? values.choices.map((each) => ({ ...each, texts: writtenTexts(each.texts) }))
            : [],
      }
      return known
        ? api(saveAttribute, { body: { ...known, ...form } })
        : api(createAttribute, { body: { code, kind, ...form } })
    },
    pathOf: ({ code }) => `/settings/product-attributes/${code}`,
  })
}

type AttributeForm = ReturnType<typeof useAttributeForm>

function Choices({ form }: { form: AttributeForm }) {
  const t = useT()
  const { values, set } = form
  const { choices } = values
  return (
    <ChoiceCodes
      words={{
        heading: t('backofficeProduct.choices'),
        code: t('backofficeProduct.choiceCode'),
        add: t('backofficeProduct.addChoice'),
        remove: (name) => t('portalProduct.removeNamed', { name }),
      }}
      choices={choices.map((choice) => ({ code: choice.code, name: nameOf(choice) }))}
      pattern={CHOICE_CODE}
      onAdd={(code) => set({ choices: [...choices, { code, texts: { en: code } }] })}
      onRemove={(code) => set({ choices: choices.filter((each) => each.code !== code) })}
      {...form.faulty('choices')}
    />
  )
}

function Names({ form, locale }: { form: AttributeForm; locale: LocaleCode }) {
  const t = useT()
  const { texts, choices, kind } = form.values
  return (
    <>
      <TextField
        label={t('backofficeCatalogue.name')}
        value={texts[locale] ?? ''}
        maxLength={80}
        onChange={(name) => form.set({ texts: { ...texts, [locale]: name } })}
        {...(locale === 'en' && form.faulty('texts'))}
      />
      {kind === 'choice' &&
        choices.map((choice) => (
          <TextField
            key={choice.code}
            label={choice.code}
            value={choice.texts[locale] ?? ''}
            maxLength={80}
            onChange={(name) =>
              form.set({
                choices: choices.map((each) =>
                  each === choice ? { ...each, texts: { ...each.texts, [locale]: name } } : each,
                ),
              })
            }
          />
        ))}
    </>
  )
}

function AttributeEditor({ record }: { record: ProductAttributeRecord | null }) {
  const t = useT()
  const form = useAttributeForm(record)
  const { values, set, faulty } = form
  const { texts, kind } = values
  return (
    <SettingsPage title={record ? nameOf(record) : t('backofficeProduct.addAttribute')}>
      {record && (
        <p className="max-w-180 text-ink-muted">{t('backofficeProduct.attributeFixedHint')}</p>
      )}
      <div className="grid max-w-180 items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t('backofficeCatalogue.code')}
          isReadOnly={record !== null}
          maxLength={40}
          {...(!record && { description: t('backofficeCatalogue.codeHint') })}
          {...form.field('code')}
        />
        <Select
          label={t('backofficeProduct.kind')}
          options={ATTRIBUTE_KINDS.map((each) => ({
            id: each,
            text: t(`backofficeProduct.kind_${each}`),
          }))}
          isDisabled={record !== null}
          {...form.choice('kind', ATTRIBUTE_KINDS)}
        />
        {kind === 'number' && (
          <TextField
            label={t('backofficeProduct.unit')}
            description={t('backofficeProduct.unitHint')}
            value={values.unit ?? ''}
            maxLength={12}
            onChange={(unit) => set({ unit })}
            {...faulty('unit')}
          />
        )}
      </div>
      <Checkbox label={t('backofficeProduct.isFilter')} {...form.checked('isFilter')} />
      {kind === 'choice' && <Choices form={form} />}
      <LanguagesEditor statusOf={(locale) => (texts[locale] ? 'translated' : 'missing')}>
        {(locale) => <Names form={form} locale={locale} />}
      </LanguagesEditor>
      <RecordBar form={form} fields={LABELS} />
    </SettingsPage>
  )
}

export default function ProductAttributeScreen({ loaderData: record }: Route.ComponentProps) {
  return <AttributeEditor key={record?.productAttributeId ?? 'new'} record={record} />
}
