import type { BrandLandingPage as LandingPage } from '@ironsouq/contract/content/landing-page/landing-page.schema'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { LIST, listPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { AgePrices } from './age-prices.tsx'
import { CountedLinks } from './counted-links.tsx'
import { LandingPageLayout } from './landing-page-layout.tsx'
import { ModelFigures } from './model-figures.tsx'
import { NewestDevices } from './newest-devices.tsx'
import { NoneOnSale } from './none-on-sale.tsx'
import { useBrandIntro } from './use-brand-intro.ts'

/** The machines of a brand, its categories and its prices. */
export function BrandPage({ page }: { page: LandingPage }) {
  const t = useT()
  const { code, name, total } = page
  const intro = useBrandIntro(page)
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
      <LandingPageLayout
        title={t('landingPage.brandTitle', { brand: name })}
        intro={intro ? [intro] : []}
        total={total}
        newThisWeek={page.newThisWeek}
        median={page.prices?.median}
        listHref={listPath({ brand: code })}
      >
        {total === 0 && <NoneOnSale />}
        <CountedLinks
          heading={t('landingPage.types')}
          items={page.categories}
          hrefOf={(category) => listPath({ category, brand: code })}
        />
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ModelFigures models={page.models} withBrand={false} />
          <AgePrices basis={page.basis} ages={page.ages} />
        </div>
        <NewestDevices devices={page.newest} />
      </LandingPageLayout>
    </div>
  )
}
