import {
  type ProductAttributeRecord,
  productCategoryEndpoints,
  type ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled, optionName } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/product-category.screen.ts'
import { CategoryAttributes } from './category-attributes.tsx'
import { percentOf, ppmOf } from './commission.ts'
import { type CategoryForm, useCategoryForm } from './product-category-form.ts'
import { nameOf, pathOf, treeOf } from './product-category-tree.ts'

const LABELS = {
  code: 'backofficeCatalogue.code',
  parentId: 'backofficeProduct.parent',
  isShown: 'backofficeCatalogue.shown',
  needsReview: 'backofficeProduct.needsReview',
  commissionPpm: 'backofficeProduct.commission',
  texts: 'backofficeCatalogue.name',
  attributes: 'backofficeProduct.attributes',
} as const

const FIRST_LEVEL = 'none'
const PERCENT_MAX = 99.99

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const [categories, attributes] = await Promise.all([
    api(productCategoryEndpoints.list),
    api(productCategoryEndpoints.attributes),
  ])
  const find = (wanted: string | null) => categories.find(({ code }) => code === wanted)
  const record = params.code === 'new' ? null : find(params.code)
  return { record, categories, attributes, above: find(url.searchParams.get('under')) }
}

interface FormProps {
  record: ProductCategoryRecord | null
  above: ProductCategoryRecord | undefined
  categories: readonly ProductCategoryRecord[]
  attributes: readonly ProductAttributeRecord[]
}

interface PlaceProps {
  form: CategoryForm
  isNew: boolean
  categories: readonly ProductCategoryRecord[]
}

/** Its code and the category above it, which stay as they were chosen. */
function Place({ form, isNew, categories }: PlaceProps) {
  const t = useT()
  const { values, set, faulty } = form
  return (
    <div className="grid max-w-180 items-start gap-3 sm:grid-cols-2">
      <TextField
        label={t('backofficeCatalogue.code')}
        value={values.code}
        isReadOnly={!isNew}
        maxLength={40}
        onChange={(code) => set({ code })}
        {...(isNew && { description: t('backofficeCatalogue.codeHint') })}
        {...faulty('code')}
      />
      <Select
        label={t('backofficeProduct.parent')}
        options={[
          { id: FIRST_LEVEL, text: t('backofficeProduct.noParent') },
          ...treeOf(categories)
            .filter((each) => !isNew || each.productCount === 0)
            .map((each) => ({
              id: each.productCategoryId,
              text: `${'\u2003'.repeat(each.depth)}${nameOf(each)}`,
            })),
        ]}
        value={values.parentId ?? FIRST_LEVEL}
        isDisabled={!isNew}
        onChange={(key) => set({ parentId: key === FIRST_LEVEL ? null : String(key) })}
        {...faulty('parentId')}
      />
    </div>
  )
}

function Rules({ form }: { form: CategoryForm }) {
  const t = useT()
  const { values, set, faulty } = form
  return (
    <div className="grid max-w-180 gap-3">
      <Checkbox
        label={t('backofficeCatalogue.shown')}
        description={t('backofficeProduct.categoryShownHint')}
        isSelected={values.isShown}
        onChange={(isShown) => set({ isShown })}
      />
      <Checkbox
        label={t('backofficeProduct.needsReview')}
        isSelected={values.needsReview}
        onChange={(needsReview) => set({ needsReview })}
      />
      <div className="max-w-80">
        <NumberField
          label={t('backofficeProduct.commission')}
          description={t('backofficeProduct.commissionHint')}
          hasNoSteps
          after={<span className="pe-2 text-ink-muted">%</span>}
          minValue={0}
          maxValue={PERCENT_MAX}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={percentOf(values.commissionPpm)}
          onChange={(percent) => set({ commissionPpm: Number.isNaN(percent) ? 0 : ppmOf(percent) })}
          {...faulty('commissionPpm')}
        />
      </div>
    </div>
  )
}

function useCompared({ categories, attributes }: FormProps) {
  const t = useT()
  const format = useFormat()
  const named = (records: readonly { id: string; name: string }[]) => optionName(records)
  const categoryName = named(
    categories.map((each) => ({ id: each.productCategoryId, name: nameOf(each) })),
  )
  const attributeName = named(
    attributes.map((each) => ({ id: each.productAttributeId, name: nameOf(each) })),
  )
  const base = labelled(LABELS, t)
  return {
    ...base,
    parentId: { ...base.parentId, show: categoryName },
    commissionPpm: {
      ...base.commissionPpm,
      show: (ppm: unknown) =>
        t('device.unitPercent', { value: format.number(percentOf(Number(ppm))) }),
    },
    attributes: {
      ...base.attributes,
      show: (lines: unknown) =>
        (lines as CategoryForm['values']['attributes'])
          .map(({ productAttributeId }) => attributeName(productAttributeId))
          .join(' · '),
    },
  }
}

function ProductCategoryForm(props: FormProps) {
  const { record, above, categories, attributes } = props
  const t = useT()
  const form = useCategoryForm(record, above)
  const compared = useCompared(props)
  const { values, set } = form
  const { texts } = values
  const inherited = pathOf(categories, values.parentId)
    .flatMap((each) => each.attributes)
    .flatMap((line) =>
      attributes.filter((each) => each.productAttributeId === line.productAttributeId),
    )
  return (
    <SettingsPage title={record ? nameOf(record) : t('backofficeProduct.addCategory')}>
      <Place form={form} isNew={record === null} categories={categories} />
      <Rules form={form} />
      <LanguagesEditor statusOf={(locale) => (texts[locale] ? 'translated' : 'missing')}>
        {(locale) => (
          <TextField
            label={t('backofficeCatalogue.name')}
            value={texts[locale] ?? ''}
            maxLength={80}
            onChange={(name) => set({ texts: { ...texts, [locale]: name } })}
            {...(locale === 'en' && form.faulty('texts'))}
          />
        )}
      </LanguagesEditor>
      <CategoryAttributes
        form={form}
        attributes={attributes}
        inherited={inherited.map((each) => nameOf(each))}
      />
      <FormBar form={form} />
      <ConflictDialog form={form} fields={compared} />
    </SettingsPage>
  )
}

export default function ProductCategoryScreen({ loaderData }: Route.ComponentProps) {
  const { record, ...rest } = loaderData
  if (record === undefined) return <NotHere />
  return <ProductCategoryForm key={record?.productCategoryId ?? 'new'} record={record} {...rest} />
}
