import {
  CHOICE_CODE,
  productCategoryEndpoints,
  ProductAttributeRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { ATTRIBUTE_KINDS } from '@ironsouq/contract/mall/product/product.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/product-attribute.screen.ts'
import { nameOf } from './product-category-tree.ts'

type Values = Omit<ProductAttributeRecord, 'productAttributeId' | 'version'>

const EMPTY: Values = {
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

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.code === 'new') return null
  const attributes = await api(productCategoryEndpoints.attributes)
  return attributes.find(({ code }) => code === params.code)
}

function valuesOf(record: ProductAttributeRecord): Values {
  const { productAttributeId: _, version: __, ...values } = record
  return values
}

/** Only a number has a unit, and only a choice has choices. */
function useAttributeForm(record: ProductAttributeRecord | null) {
  return useSavedRecord({
    name: `product-attribute/${record?.productAttributeId ?? 'new'}`,
    record,
    schema: ProductAttributeRecord,
    valuesOf,
    empty: EMPTY,
    save({ code, kind, ...values }, version) {
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
      if (!record)
        return api(productCategoryEndpoints.createAttribute, { body: { code, kind, ...form } })
      const { productAttributeId } = record
      return api(productCategoryEndpoints.saveAttribute, {
        body: { productAttributeId, version, ...form },
      })
    },
    pathOf: ({ code }) => `/settings/product-attributes/${code}`,
  })
}

type AttributeForm = ReturnType<typeof useAttributeForm>

function Choices({ form }: { form: AttributeForm }) {
  const t = useT()
  const { values, set, faulty } = form
  const { choices } = values
  const [code, setCode] = useState('')
  const isFree = CHOICE_CODE.test(code) && choices.every((choice) => choice.code !== code)
  const add = () => {
    set({ choices: [...choices, { code, texts: { en: code } }] })
    setCode('')
  }
  return (
    <section className="grid max-w-180 gap-2">
      <h2 className="font-bold">{t('backofficeProduct.choices')}</h2>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.code}>
            <Button
              icon="close"
              aria-label={t('portalProduct.removeNamed', { name: nameOf(choice) })}
              onPress={() => set({ choices: choices.filter((each) => each !== choice) })}
            >
              {nameOf(choice)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('backofficeProduct.choiceCode')}
          value={code}
          maxLength={40}
          onChange={setCode}
          {...faulty('choices')}
        />
        <Button icon="plus" isDisabled={!isFree} onPress={add}>
          {t('backofficeProduct.addChoice')}
        </Button>
      </div>
    </section>
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
          value={values.code}
          isReadOnly={record !== null}
          maxLength={40}
          onChange={(code) => set({ code })}
          {...(!record && { description: t('backofficeCatalogue.codeHint') })}
          {...faulty('code')}
        />
        <Select
          label={t('backofficeProduct.kind')}
          options={ATTRIBUTE_KINDS.map((each) => ({
            id: each,
            text: t(`backofficeProduct.kind_${each}`),
          }))}
          value={kind}
          isDisabled={record !== null}
          onChange={(key) => set({ kind: ATTRIBUTE_KINDS.find((each) => each === key) ?? kind })}
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
      <Checkbox
        label={t('backofficeProduct.isFilter')}
        isSelected={values.isFilter}
        onChange={(isFilter) => set({ isFilter })}
      />
      {kind === 'choice' && <Choices form={form} />}
      <LanguagesEditor statusOf={(locale) => (texts[locale] ? 'translated' : 'missing')}>
        {(locale) => <Names form={form} locale={locale} />}
      </LanguagesEditor>
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function ProductAttributeScreen({ loaderData: record }: Route.ComponentProps) {
  return record === undefined ? (
    <NotHere />
  ) : (
    <AttributeEditor key={record?.productAttributeId ?? 'new'} record={record} />
  )
}
