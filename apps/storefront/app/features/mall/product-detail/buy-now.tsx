import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface BuyNowProps {
  skuId: string
  quantity: number
  className: string
}

/** Leads to the checkout of this variant alone; it needs no script. */
export function BuyNow({ skuId, quantity, className }: BuyNowProps) {
  const t = useT()
  return (
    <LocalLink
      href={`/checkout?sku=${skuId}&quantity=${quantity}`}
      prefetch="none"
      className={className}
    >
      {t('mall.buyNow')}
    </LocalLink>
  )
}
