import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { variantWith } from './chosen-variant.ts'

const VALUE =
  'grid min-h-13 min-w-24 content-center rounded-box border border-line-strong bg-raised px-3 py-1.5 hover:border-ink aria-[current]:border-ink aria-[current]:inset-ring aria-[current]:inset-ring-ink'

interface VariantChooserProps {
  product: Product
  chosen: Variant
}

/** Each value is a link to its variant: it works without script, and a variant can be shared. */
export function VariantChooser({ product, chosen }: VariantChooserProps) {
  const t = useT()
  const money = useMoneyText()
  const { options, variants, productId } = product
  return options.map((option) => (
    <section key={option.code} aria-label={option.name} className="grid gap-2">
      <h2 className="font-semibold">{option.name}</h2>
      <ul className="flex flex-wrap gap-2">
        {option.values.map(({ code, name }) => {
          const at = variantWith(variants, chosen, { option: option.code, value: code })
          if (!at) return null
          return (
            <li key={code} className="flex">
              <LocalLink
                href={`${productPath(productId)}?sku=${at.skuId}`}
                replace
                preventScrollReset
                prefetch="none"
                aria-current={chosen.values[option.code] === code ? 'true' : undefined}
                className={VALUE}
              >
                <span className="font-semibold">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-micro text-ink-muted tabular-nums">
                  {at.available > 0 ? <bdi>{money.text(at.price)}</bdi> : t('mall.outOfStock')}
                </span>
              </LocalLink>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
