import type { HomeCategory, MallHome } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import { MachineBar } from '#features/mall/fit/parts/machine-bar.tsx'
import { FLASH_SALES } from '#features/mall/flash-sale/parts/flash-sale-path.ts'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { PRODUCT_LIST, productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { STORES } from '#features/mall/store/parts/store-path.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'

const LONGEST = 100
const SIZES = '88px'

/** By words, by the brand of the machine that the part must fit, or both; the list asks for the model [PR-4]. */
function Search({ brands }: Pick<MallHomePageProps, 'brands'>) {
  const t = useT()
  const at = useLocalPath()
  return (
    <Form
      method="get"
      action={at(PRODUCT_LIST)}
      role="search"
      className="grid max-w-220 grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)_auto]"
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
      {brands.length > 0 && (
        // On a phone the bar of the machine takes its place, and the list has the choice without script.
        <div className="max-sm:hidden">
          <PlainSelect
            name="machineBrand"
            label={t('mall.fitsFilter')}
            options={[
              { value: '', label: t('mall.anyMachine') },
              ...brands.map(([value, label]) => ({ value, label })),
            ]}
          />
        </div>
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
    <ul className="flex gap-3 max-sm:-mx-(--gutter) max-sm:snap-x max-sm:[scrollbar-width:none] max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-0 lg:grid-cols-4">
      {categories.map(({ code, name, count, picture }) => (
        <li
          key={code}
          // Positioned, so that the hidden counts stay within the row and do not widen the page.
          className="max-sm:relative max-sm:w-21 max-sm:shrink-0 max-sm:snap-start sm:border-b sm:border-line"
        >
          <LocalLink
            href={productListPath({ category: code })}
            className="grid gap-1 hover:bg-surface sm:min-h-20 sm:grid-cols-[88px_minmax(0,1fr)] sm:items-center sm:gap-3 sm:py-2"
          >
            <span className="overflow-hidden rounded-tight">
              {picture ? (
                <Picture picture={picture} alt="" sizes={SIZES} />
              ) : (
                <span className="block aspect-4/3 bg-sunk" />
              )}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold break-words hyphens-auto max-sm:line-clamp-2 max-sm:text-center max-sm:text-micro">
                {name}
              </span>
              {count !== null && (
                <span className="block text-micro text-ink-muted tabular-nums max-sm:sr-only">
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
  /** The brands of machines that products fit, by their codes. */
  brands: readonly (readonly [code: string, name: string])[]
}

export function MallHomePage({ home, brands }: MallHomePageProps) {
  const t = useT()
  return (
    <div className="wrap pb-10">
      <div className="grid gap-3 py-4 sm:py-6">
        <h1 className="text-title font-extrabold tracking-head lg:text-head">
          {t('mall.homeTitle')}
        </h1>
        <p className="text-body text-ink-2 max-sm:hidden">{t('mall.description')}</p>
        <Search brands={brands} />
        <MachineBar leadsToList />
      </div>
      {home.categories.length > 0 && (
        <Section heading={t('shell.categories')}>
          <Categories categories={home.categories} />
        </Section>
      )}
      <Row heading={t('mall.bestSold')} products={home.bestSold} rows={2} />
      <p className="flex flex-wrap gap-2 pt-4">
        <LocalLink href={PRODUCT_LIST} className={buttonLook()}>
          {t('mall.show', { count: home.total })}
        </LocalLink>
        <LocalLink href={FLASH_SALES} className={buttonLook()}>
          {t('mall.flashSales')}
        </LocalLink>
        <LocalLink href={STORES} className={buttonLook()}>
          {t('shell.stores')}
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
      <Row heading={t('mall.newest')} products={home.newest} rows={1} />
      <Row heading={t('mall.ownStore')} products={home.ownStore} rows={1} />
      <MallPromises />
    </div>
  )
}
