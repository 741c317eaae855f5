import type { HomeCategory, MallHome } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import type {
  FittedModel,
  ProductCard,
} from '@ironsouq/contract/mall/product-search/product-search.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import { MallPromises } from '#features/mall/product/parts/mall-promises.tsx'
import { ProductGrid } from '#features/mall/product/parts/product-grid.tsx'
import { PRODUCT_LIST, productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'

const LONGEST = 100
const SIZES = '88px'

/** By words, by the machine that the part must fit, or both [PR-4]. */
function Search({ models }: { models: readonly FittedModel[] }) {
  const t = useT()
  const at = useLocalPath()
  return (
    <Form
      method="get"
      action={at(PRODUCT_LIST)}
      role="search"
      className="grid max-w-220 grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)_auto]"
    >
      <label className={fieldBox()}>
        <span className="sr-only">{t('mall.searchLabel')}</span>
        <Icon name="search" size="small" />
        <input
          type="search"
          name="q"
          placeholder={t('mall.searchPlaceholder')}
          maxLength={LONGEST}
          enterKeyHint="search"
          className={FIELD_BARE}
        />
      </label>
      {models.length > 0 && (
        <PlainSelect
          name="modelId"
          label={t('mall.fitsFilter')}
          options={[
            { value: '', label: t('mall.anyMachine') },
            ...models.map(({ modelId, brandName, model }) => ({
              value: modelId,
              label: `${brandName} ${model}`,
            })),
          ]}
        />
      )}
      <button type="submit" className={buttonLook({ tone: 'ink' })}>
        {t('common.search')}
      </button>
    </Form>
  )
}

function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  const t = useT()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
      {categories.map(({ code, name, count, picture }) => (
        <li key={code} className="border-b border-line">
          <LocalLink
            href={productListPath({ category: code })}
            className="grid min-h-20 grid-cols-[88px_minmax(0,1fr)] items-center gap-3 py-2 hover:bg-surface"
          >
            <span className="overflow-hidden rounded-tight">
              {picture ? (
                <Picture picture={picture} alt="" sizes={SIZES} />
              ) : (
                <span className="block aspect-4/3 bg-sunk" />
              )}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold break-words hyphens-auto">{name}</span>
              {count !== null && (
                <span className="block text-micro text-ink-muted tabular-nums">
                  {t('mall.products', { count })}
                </span>
              )}
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  heading: string
  products: readonly ProductCard[]
  rows: 1 | 2
}

function Row({ heading, products, rows }: RowProps) {
  if (products.length === 0) return null
  return (
    <Section heading={heading}>
      <ProductGrid products={products} eager={0} heading="h3" rows={rows} />
    </Section>
  )
}

interface MallHomePageProps {
  home: MallHome
  /** The machine models that products fit. */
  models: readonly FittedModel[]
}

export function MallHomePage({ home, models }: MallHomePageProps) {
  const t = useT()
  return (
    <div className="wrap pb-10">
      <div className="grid gap-3 py-6">
        <h1 className="text-title font-extrabold tracking-head lg:text-head">{t('mall.title')}</h1>
        <p className="text-body text-ink-2">{t('mall.description')}</p>
        <Search models={models} />
        <p className="flex flex-wrap gap-2">
          <LocalLink href={PRODUCT_LIST} className={buttonLook()}>
            {t('mall.show', { count: home.total })}
          </LocalLink>
          <LocalLink
            href="/mall/open-store"
            prefetch="none"
            rel="nofollow"
            className={buttonLook({ tone: 'quiet' })}
          >
            {t('mall.openStore')}
          </LocalLink>
        </p>
      </div>
      {home.categories.length > 0 && (
        <Section heading={t('shell.categories')}>
          <Categories categories={home.categories} />
        </Section>
      )}
      <Row heading={t('mall.bestSold')} products={home.bestSold} rows={2} />
      <Row heading={t('mall.newest')} products={home.newest} rows={1} />
      <Row heading={t('mall.ownStore')} products={home.ownStore} rows={1} />
      <MallPromises />
    </div>
  )
}
