import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'

/** The variant of the URL; otherwise the first one in stock. */
export const variantAt = (
  { variants }: Pick<Product, 'variants'>,
  skuId: string | null,
): Variant | undefined =>
  variants.find((variant) => variant.skuId === skuId) ??
  variants.find(({ available }) => available > 0) ??
  variants[0]

/** The variant with another value of one option: as like the chosen one as there is. */
export function variantWith(
  variants: readonly Variant[],
  chosen: Variant,
  { option, value }: { option: string; value: string },
): Variant | undefined {
  const shared = ({ values }: Variant) =>
    Object.entries(chosen.values).filter(([code, own]) => code !== option && values[code] === own)
      .length
  return variants
    .filter(({ values }) => values[option] === value)
    .toSorted((a, b) => shared(b) - shared(a))[0]
}
