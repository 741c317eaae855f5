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
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/spec-field.screen.ts'
import { FieldCategories } from './field-categories.tsx'
import { ChoiceCodes } from './parts/choice-codes.tsx'
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
  const { code } = params
  return { record: code === 'new' ? null : foundIn(fields, 'code', code), categories }
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
  const { values, set } = form
  const { options } = values
  return (
    <ChoiceCodes
      words={{
        heading: t('backofficeCatalogue.options'),
        code: t('backofficeCatalogue.optionCode'),
        add: t('backofficeCatalogue.addOption'),
        remove: (name) => t('backofficeCatalogue.removeOption', { name }),
      }}
      choices={options.map(({ code, texts }) => ({ code, name: texts.en.name }))}
      pattern={OPTION_CODE}
      onAdd={(code) => set({ options: [...options, { code, texts: { en: { name: code } } }] })}
      onRemove={(code) => set({ options: options.filter((each) => each.code !== code) })}
      {...form.faulty('options')}
    />
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
  const { texts, kind } = form.values
  return (
    <SettingsPage title={record ? texts.en.name : t('backofficeCatalogue.addField')}>
      {record && <p className="max-w-180 text-ink-muted">{t('backofficeCatalogue.fixedHint')}</p>}
      <div className="grid max-w-180 items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t('backofficeCatalogue.code')}
          isReadOnly={record !== null}
          maxLength={40}
          {...(!record && { description: t('backofficeCatalogue.codeHint') })}
          {...form.field('code')}
        />
        <Select
          label={t('backofficeCatalogue.kind')}
          options={SPEC_KINDS.map((each) => ({
            id: each,
            text: t(`backofficeCatalogue.kind_${each}`),
          }))}
          isDisabled={record !== null}
          {...form.choice('kind', SPEC_KINDS)}
        />
        {kind === 'number' && <Measure form={form} />}
      </div>
      <div className="max-w-180">
        <Checkbox label={t('backofficeCatalogue.isShownField')} {...form.checked('isShown')} />
        <Checkbox label={t('backofficeCatalogue.isRequired')} {...form.checked('isRequired')} />
      </div>
      {kind === 'choice' && <Options form={form} />}
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => <Names form={form} locale={locale} />}
      </LanguagesEditor>
      <FieldCategories form={form} categories={categories} />
      <RecordBar form={form} fields={LABELS} />
    </SettingsPage>
  )
}

export default function SpecFieldScreen({ loaderData }: Route.ComponentProps) {
  return <SpecFieldForm key={loaderData.record?.fieldId ?? 'new'} {...loaderData} />
}
