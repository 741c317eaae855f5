import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { useLocation } from 'react-router'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { BigSearch } from '#features/platform/search/parts/search-box.tsx'
import { useT } from '#kit/text/use-t.ts'

/** A product that never was on sale or was deleted: search, and what sells best. */
export function ProductNotFound({ others }: { others: readonly ProductCard[] }) {
  const t = useT()
  const { pathname: path } = useLocation()
  return (
    <div className="grid gap-6 pt-8">
      <section className="grid gap-3 lg:max-w-180">
        <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">
          {t('common.notFoundTitle')}
        </h1>
        <p className="text-body wrap-anywhere text-ink-2">{t('common.notFoundBody', { path })}</p>
        <p className="text-body text-ink-2">{t('shell.notFoundPart')}</p>
        <BigSearch />
      </section>
      {others.length > 0 && (
        <Section heading={t('mall.bestSold')}>
          <ProductGrid products={others} heading="h3" />
        </Section>
      )}
    </div>
  )
}
