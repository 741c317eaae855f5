import type { CategoryLandingPage as LandingPage } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { categoryPath, LIST, listPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { AgePrices } from './age-prices.tsx'
import { CountedLinks } from './counted-links.tsx'
import { LandingPageLayout } from './landing-page-layout.tsx'
import { categoryHeading } from './landing-page-meta.ts'
import { ModelFigures } from './model-figures.tsx'
import { NewestDevices } from './newest-devices.tsx'
import { NoneOnSale } from './none-on-sale.tsx'

/** The machines of a category, what to check, and its prices. */
export function CategoryPage({ page }: { page: LandingPage }) {
  const t = useT()
  const { code, name, intro, above, total } = page
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'machines', content: <LocalLink href={LIST}>{t('common.machines')}</LocalLink> },
          ...above.map((category) => ({
            key: category.code,
            content: <LocalLink href={categoryPath(category.code)}>{category.name}</LocalLink>,
          })),
          { key: code, content: name },
        ]}
      />
      <LandingPageLayout
        title={categoryHeading(t, page)}
        intro={intro ? [intro] : []}
        total={total}
        newThisWeek={page.newThisWeek}
        median={page.prices?.median}
        listHref={listPath({ category: code })}
      >
        {total === 0 && <NoneOnSale />}
        <CountedLinks
          heading={t('landingPage.types')}
          items={page.children}
          hrefOf={categoryPath}
        />
        <CountedLinks
          heading={t('landingPage.brands')}
          items={page.brands}
          hasShortNames
          hrefOf={(brand) => listPath({ category: code, brand })}
        />
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ModelFigures models={page.models} withBrand />
          <AgePrices basis={page.basis} ages={page.ages} />
        </div>
        <NewestDevices devices={page.newest} />
      </LandingPageLayout>
    </div>
  )
}
