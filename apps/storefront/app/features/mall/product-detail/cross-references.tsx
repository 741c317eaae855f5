import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { useT } from '#kit/text/use-t.ts'

/** The numbers of other makers that the product replaces. */
export function CrossReferences({ crossReferences }: Pick<Product, 'crossReferences'>) {
  const t = useT()
  if (crossReferences.length === 0) return null
  return (
    <section aria-label={t('mall.replacesNumbers')} className="grid gap-1">
      <h2 className="font-semibold">{t('mall.replacesNumbers')}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {crossReferences.map(({ maker, number }) => (
          <li key={`${maker} ${number}`}>
            <bdi dir="ltr" className="wrap-anywhere">
              <span className="text-ink-muted">{maker}</span> {number}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
