import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

/** The categories of parts, and the products that sell best. */
export function PartsBlock({ block }: BlockProps<'parts'>) {
  const t = useT()
  const format = useFormat()
  if (block.products.length === 0) return null
  return (
    <HomeSection
      id="parts"
      heading={block.title ?? t('home.parts')}
      note={t('mall.products', { count: block.total })}
      link={
        <LocalLink href="/mall" className={LONE_LINK}>
          {t('home.allParts')}
        </LocalLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 pb-5 sm:grid-cols-3 xl:grid-cols-5">
        {block.categories.map(({ code, name, count }) => (
          <li key={code} className="border-b border-line">
            <LocalLink
              href={productListPath({ category: code })}
              className="flex h-full min-h-11 items-center justify-between gap-3 py-1 hover:bg-surface"
            >
              <span className="min-w-0 font-semibold break-words hyphens-auto">{name}</span>
              {count !== null && (
                <span className="text-small text-ink-muted tabular-nums">
                  {format.number(count)}
                </span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
      <h3 className="pb-3 text-body font-bold">{t('mall.bestSold')}</h3>
      <ProductGrid
        products={block.products}
        eager={0}
        heading="h3"
        rows={block.products.length > 4 ? 2 : 1}
      />
    </HomeSection>
  )
}
