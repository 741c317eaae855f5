import {
  type ProductAttributeRecord,
  productCategoryEndpoints,
  type ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { optionName } from '@ironsouq/portal/form/compared-fields'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
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
  const under = url.searchParams.get('under')
  return {
    record: params.code === 'new' ? null : foundIn(categories, 'code', params.code),
    categories,
    attributes,
    above: categories.find(({ code }) => code === under),
  }
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
        isReadOnly={!isNew}
        maxLength={40}
        {...(isNew && { description: t('backofficeCatalogue.codeHint') })}
        {...form.field('code')}
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
        {...form.checked('isShown')}
      />
      <Checkbox label={t('backofficeProduct.needsReview')} {...form.checked('needsReview')} />
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
  return {
    ...LABELS,
    parentId: { label: t(LABELS.parentId), show: categoryName },
    commissionPpm: {
      label: t(LABELS.commissionPpm),
      show: (ppm: unknown) =>
        t('device.unitPercent', { value: format.number(percentOf(Number(ppm))) }),
    },
    attributes: {
      label: t(LABELS.attributes),
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
      <RecordBar form={form} fields={compared} />
    </SettingsPage>
  )
}

export default function ProductCategoryScreen({ loaderData }: Route.ComponentProps) {
  return <ProductCategoryForm key={loaderData.record?.productCategoryId ?? 'new'} {...loaderData} />
}
