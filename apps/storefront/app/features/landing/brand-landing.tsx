import type { BrandLanding as Landing } from '@ironsouq/contract/landing/landing.schema'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { AgePrices } from './age-prices.tsx'
import { CountedLinks } from './counted-links.tsx'
import { LandingFrame } from './landing-frame.tsx'
import { LIST, listPath } from './landing-paths.ts'
import { ModelFigures } from './model-figures.tsx'
import { NewestMachines, type Grid } from './newest-machines.tsx'
import { NoneOnSale } from './none-on-sale.tsx'
import { useBrandIntro } from './use-brand-intro.ts'

/** What there is of a brand, in which categories, and what it costs. */
export function BrandLanding({ landing, grid }: { landing: Landing; grid: Grid }) {
  const t = useT()
  const { code, name, total } = landing
  const intro = useBrandIntro(landing)
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
      <LandingFrame
        title={t('landing.brandTitle', { brand: name })}
        intro={intro ? [intro] : []}
        total={total}
        newThisWeek={landing.newThisWeek}
        median={landing.prices?.median}
        listHref={listPath({ brand: code })}
      >
        {total === 0 && <NoneOnSale />}
        <CountedLinks
          heading={t('landing.types')}
          items={landing.categories}
          hrefOf={(category) => listPath({ category, brand: code })}
        />
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ModelFigures models={landing.models} withBrand={false} />
          <AgePrices basis={landing.basis} ages={landing.ages} />
        </div>
        <NewestMachines devices={landing.newest} grid={grid} />
      </LandingFrame>
    </div>
  )
}
