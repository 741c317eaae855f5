import type { CategoryRecord } from '@ironsouq/contract/machines/category/category.endpoints'
import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { SPEC_KINDS, UNITS } from '@ironsouq/contract/machines/device/device.enums'
import {
  OPTION_CODE,
  specEndpoints,
  type SpecFieldRecord,
} from '@ironsouq/contract/machines/spec/spec.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { unitName } from '@ironsouq/portal/device/unit-word.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/spec-field.screen.ts'
import { FieldCategories } from './field-categories.tsx'
import { type SpecForm, useSpecForm } from './spec-form.ts'

const LABELS = {
  code: 'backofficeCatalogue.code',
  kind: 'backofficeCatalogue.kind',
  unit: 'backofficeCatalogue.unit',
  min: 'backofficeCatalogue.min',
  max: 'backofficeCatalogue.max',
  isShown: 'backofficeCatalogue.isShownField',
  isRequired: 'backofficeCatalogue.isRequired',
  texts: 'backofficeCatalogue.texts',
  options: 'backofficeCatalogue.options',
  categories: 'backofficeCatalogue.categories',
} as const

const NO_UNIT = 'none'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [fields, categories] = await Promise.all([
    api(specEndpoints.list),
    api(categoryEndpoints.staffList),
  ])
  const record = params.code === 'new' ? null : fields.find(({ code }) => code === params.code)
  return { record, categories }
}

const bound = (value: number) => (Number.isNaN(value) ? null : value)

function Measure({ form }: { form: SpecForm }) {
  const t = useT()
  const { values, set, faulty } = form
  return (
    <>
      <Select
        label={t('backofficeCatalogue.unit')}
        options={[
          { id: NO_UNIT, text: t('backofficeCatalogue.noUnit') },
          ...UNITS.map((unit) => ({ id: unit, text: unitName(t, unit) })),
        ]}
        value={values.unit ?? NO_UNIT}
        onChange={(key) => set({ unit: UNITS.find((unit) => unit === key) ?? null })}
        {...faulty('unit')}
      />
      <NumberField
        label={t('backofficeCatalogue.min')}
        hasNoSteps
        value={values.min ?? NaN}
        onChange={(value) => set({ min: bound(value) })}
        {...faulty('min')}
      />
      <NumberField
        label={t('backofficeCatalogue.max')}
        hasNoSteps
        value={values.max ?? NaN}
        onChange={(value) => set({ max: bound(value) })}
        {...faulty('max')}
      />
    </>
  )
}

function Options({ form }: { form: SpecForm }) {
  const t = useT()
  const { values, set, faulty } = form
  const { options } = values
  const [code, setCode] = useState('')
  const isFree = OPTION_CODE.test(code) && options.every((option) => option.code !== code)
  const add = () => {
    set({ options: [...options, { code, texts: { en: { name: code } } }] })
    setCode('')
  }
  return (
    <section className="grid max-w-180 gap-2">
      <h2 className="font-bold">{t('backofficeCatalogue.options')}</h2>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.code}>
            <Button
              icon="close"
              aria-label={t('backofficeCatalogue.removeOption', { name: option.texts.en.name })}
              onPress={() => set({ options: options.filter((each) => each.code !== option.code) })}
            >
              {option.texts.en.name}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('backofficeCatalogue.optionCode')}
          value={code}
          maxLength={40}
          onChange={setCode}
          {...faulty('options')}
        />
        <Button icon="plus" isDisabled={!isFree} onPress={add}>
          {t('backofficeCatalogue.addOption')}
        </Button>
      </div>
    </section>
  )
}

function Names({ form, locale }: { form: SpecForm; locale: LocaleCode }) {
  const t = useT()
  const { texts, options, kind } = form.values
  return (
    <>
      <TextField
        label={t('backofficeCatalogue.name')}
        value={texts[locale]?.name ?? ''}
        maxLength={60}
        onChange={(name) => form.set({ texts: { ...texts, [locale]: { name } } })}
        {...(locale === 'en' && form.faulty('texts'))}
      />
      {kind === 'choice' &&
        options.map((option) => (
          <TextField
            key={option.code}
            label={option.code}
            value={option.texts[locale]?.name ?? ''}
            maxLength={60}
            onChange={(name) =>
              form.set({
                options: options.map((each) =>
                  each.code === option.code
                    ? { ...each, texts: { ...each.texts, [locale]: { name } } }
                    : each,
                ),
              })
            }
          />
        ))}
    </>
  )
}

interface SpecFieldFormProps {
  record: SpecFieldRecord | null
  categories: readonly CategoryRecord[]
}

function SpecFieldForm({ record, categories }: SpecFieldFormProps) {
  const t = useT()
  const form = useSpecForm(record)
  const { values, set, faulty } = form
  const { texts, kind } = values
  return (
    <SettingsPage title={record ? texts.en.name : t('backofficeCatalogue.addField')}>
      {record && <p className="max-w-180 text-ink-muted">{t('backofficeCatalogue.fixedHint')}</p>}
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
          label={t('backofficeCatalogue.kind')}
          options={SPEC_KINDS.map((each) => ({
            id: each,
            text: t(`backofficeCatalogue.kind_${each}`),
          }))}
          value={kind}
          isDisabled={record !== null}
          onChange={(key) => set({ kind: SPEC_KINDS.find((each) => each === key) ?? kind })}
        />
        {kind === 'number' && <Measure form={form} />}
      </div>
      <div className="max-w-180">
        <Checkbox
          label={t('backofficeCatalogue.isShownField')}
          isSelected={values.isShown}
          onChange={(isShown) => set({ isShown })}
        />
        <Checkbox
          label={t('backofficeCatalogue.isRequired')}
          isSelected={values.isRequired}
          onChange={(isRequired) => set({ isRequired })}
        />
      </div>
      {kind === 'choice' && <Options form={form} />}
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => <Names form={form} locale={locale} />}
      </LanguagesEditor>
      <FieldCategories form={form} categories={categories} />
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function SpecFieldScreen({ loaderData }: Route.ComponentProps) {
  const { record, categories } = loaderData
  return record === undefined ? (
    <NotHere />
  ) : (
    <SpecFieldForm key={record?.fieldId ?? 'new'} record={record} categories={categories} />
  )
}
