import type {
  SellerPage as Page,
  SellerPageQuery,
} from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { DeviceCard } from '#features/machines/device-list/parts/device-card.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LIST } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SellerHead } from './seller-head.tsx'
import { sellerPagePath } from './seller-page-path.ts'
import { SellerYard } from './seller-yard.tsx'

/** The cards whose pictures load first. */
const EAGER = 3

interface SellerPageProps {
  page: Page
  query: SellerPageQuery
  last: number
  /** The time of rendering. */
  now: string
}

function Stock({ page, query, last }: Omit<SellerPageProps, 'now'>) {
  const t = useT()
  const { code, categories, forSale } = page
  if (forSale === 0)
    return (
      <EmptyState title={t('sellerPage.machines', { count: 0 })} body={t('sellerPage.emptyBody')}>
        <LocalLink href={LIST} className={buttonLook({ tone: 'ink' })}>
          {t('common.backToMachines')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <>
      {categories.length > 1 && (
        <FilterChips
          label={t('sellerPage.categories')}
          chips={[
            {
              name: 'all',
              text: t('sellerPage.all'),
              count: forSale,
              href: sellerPagePath({ code }),
              isOn: query.category === undefined,
            },
            ...categories.map((category) => ({
              name: category.code,
              text: category.name,
              count: category.count,
              href: sellerPagePath({ code, category: category.code }),
              isOn: query.category === category.code,
            })),
          ]}
        />
      )}
      <Busy>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {page.records.map((device, i) => (
            <li key={device.deviceId}>
              <DeviceCard device={device} eager={i < EAGER} heading="h3" />
            </li>
          ))}
        </ul>
        <Pager
          {...query}
          total={page.total}
          last={last}
          at={(current) => sellerPagePath({ code, category: query.category, current })}
        />
      </Busy>
    </>
  )
}

/** A seller: their record, everything they have for sale, and their yards. */
export function SellerPage({ page, query, last, now }: SellerPageProps) {
  const t = useT()
  const { code, name, forSale, yards } = page
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'machines', content: <LocalLink href={LIST}>{t('common.machines')}</LocalLink> },
          { key: code, content: <bdi>{name}</bdi> },
        ]}
      />
      <SellerHead page={page} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <section aria-labelledby="stock" className="grid min-w-0 content-start gap-4">
          <h2
            id="stock"
            className="border-t-2 border-ink pt-3 text-lead font-bold tracking-tight lg:text-title"
          >
            {t('sellerPage.machines', { count: forSale })}
          </h2>
          <Stock page={page} query={query} last={last} />
        </section>
        {yards.length > 0 && (
          <aside
            aria-label={t('sellerPage.yards', { count: yards.length })}
            className="grid min-w-0 content-start gap-4"
          >
            {yards.map((yard) => (
              <SellerYard key={yard.code} seller={code} yard={yard} now={now} />
            ))}
          </aside>
        )}
      </div>
    </div>
  )
}
