import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { ProductAttribute } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { isProductUnit, PRODUCT_UNITS } from '@ironsouq/i18n/product-unit'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { nameOf } from '#features/mall/fit/parts/machine-store.ts'
import { useRangeText } from '#features/mall/fit/parts/use-range-text.ts'
import { CONDITION_WORD } from '#features/mall/product/parts/product-labels.ts'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function useFacts(product: Product): Fact[] {
  const t = useT()
  const format = useFormat()
  const { brand, partNo, condition, isVirtual, warrantyDays, attributes } = product
  const valueOf = ({ value, valueName, unit }: ProductAttribute) => {
    if (typeof value === 'boolean') return t(value ? 'mall.yes' : 'mall.no')
    const text = typeof value === 'number' ? format.number(value) : (valueName ?? value)
    if (unit === null) return <bdi>{text}</bdi>
    return (
      <bdi>{isProductUnit(unit) ? t(PRODUCT_UNITS[unit], { value: text }) : `${text} ${unit}`}</bdi>
    )
  }
  return [
    ...(brand === null ? [] : [{ label: t('device.brand'), value: <bdi>{brand}</bdi> }]),
    ...(partNo === null
      ? []
      : [{ label: t('mall.partNumber'), value: <bdi dir="ltr">{partNo}</bdi> }]),
    // A service is neither new nor used.
    ...(isVirtual ? [] : [{ label: t('mall.condition'), value: t(CONDITION_WORD[condition]) }]),
    ...(warrantyDays === 0
      ? []
      : [{ label: t('mall.warranty'), value: t('mall.days', { count: warrantyDays }) }]),
    ...attributes.map((attribute) => ({ label: attribute.name, value: valueOf(attribute) })),
  ]
}

export function ProductFacts({ product }: { product: Product }) {
  const t = useT()
  const facts = useFacts(product)
  if (facts.length === 0) return null
  return (
    <section aria-label={t('mall.specifications')}>
      <h2 className="pb-2 text-lead font-bold tracking-tight">{t('mall.specifications')}</h2>
      <FactsTable facts={facts} />
    </section>
  )
}

/** Oil fits hundreds of machines: the others are folded away. */
const FIRST = 12

function Models({ models }: { models: Product['fits'] }) {
  const rangeOf = useRangeText()
  return (
    <ul className="flex flex-wrap gap-2">
      {models.map((fit) => {
        const { modelId } = fit
        const range = rangeOf(fit)
        return (
          <li key={modelId} className="max-w-full">
            <LocalLink
              href={productListPath({ modelId })}
              className="inline-flex min-h-11 flex-wrap content-center items-baseline gap-x-2 rounded-box bg-sunk px-3 py-1 font-medium hover:underline lg:min-h-9"
            >
              <bdi>{nameOf(fit)}</bdi>
              {range !== '' && (
                <span className="text-micro font-normal text-ink-muted">{range}</span>
              )}
            </LocalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The machine models that it fits; each leads to all that fits that machine [PR-4]. */
export function FitsList({ fits }: Pick<Product, 'fits'>) {
  const t = useT()
  if (fits.length === 0) return null
  const rest = fits.slice(FIRST)
  return (
    <section
      aria-label={t('mall.fitsWhich')}
      className="rounded-box border border-s-4 border-line border-s-proven bg-surface p-4"
    >
      <h2 className="pb-2 font-bold">{t('mall.fitsWhich')}</h2>
      <Models models={fits.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold group-open:hidden">
            {t('mall.moreMachines', { count: rest.length })}
          </summary>
          <div className="pt-2">
            <Models models={rest} />
          </div>
        </details>
      )}
    </section>
  )
}
