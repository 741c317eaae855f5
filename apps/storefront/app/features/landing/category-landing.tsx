import type { CategoryLanding as Landing } from '@ironsouq/contract/landing/landing.schema'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { AgePrices } from './age-prices.tsx'
import { CountedLinks } from './counted-links.tsx'
import { LandingFrame } from './landing-frame.tsx'
import { categoryPath, LIST, listPath } from './landing-paths.ts'
import { ModelFigures } from './model-figures.tsx'
import { NewestMachines, type Grid } from './newest-machines.tsx'
import { NoneOnSale } from './none-on-sale.tsx'

/** What there is of a category, what to look at in it, and what it costs. */
export function CategoryLanding({ landing, grid }: { landing: Landing; grid: Grid }) {
  const t = useT()
  const { code, name, intro, above, total } = landing
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
      <LandingFrame
        title={t('landing.categoryTitle', { name })}
        intro={intro ? [intro] : []}
        total={total}
        newThisWeek={landing.newThisWeek}
        median={landing.prices?.median}
        listHref={listPath({ category: code })}
      >
        {total === 0 && <NoneOnSale />}
        <CountedLinks heading={t('landing.types')} items={landing.children} hrefOf={categoryPath} />
        <CountedLinks
          heading={t('landing.brands')}
          items={landing.brands}
          hasShortNames
          hrefOf={(brand) => listPath({ category: code, brand })}
        />
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ModelFigures models={landing.models} withBrand />
          <AgePrices basis={landing.basis} ages={landing.ages} />
        </div>
        <NewestMachines devices={landing.newest} grid={grid} />
      </LandingFrame>
    </div>
  )
}
