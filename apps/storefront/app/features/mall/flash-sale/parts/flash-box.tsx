import { flashSaleEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { FLASH_PAY_WITHIN_MINUTES } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { useCallback, useEffect, useState } from 'react'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { apiWith } from '#kit/api/browser-api.ts'
import { log } from '#kit/log.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FlashClock } from './flash-clock.tsx'
import { FlashLeft } from './flash-left.tsx'
import { FLASH_SALES } from './flash-sale-path.ts'
import { ListPrice } from './list-price.tsx'

/** A cached page has them as they were; what is left now is loaded after it. */
function useFlashItems(productId: string, first: readonly ShownFlashItem[]) {
  const [items, setItems] = useState(first)
  const load = useCallback(() => {
    const call = apiWith({ quietLogin: true, isAside: true })
    call(flashSaleEndpoints.ofProduct, { query: { prodId: productId } }).then(
      setItems,
      (err: unknown) => log('the flash sale could not be loaded', err),
    )
  }, [productId])
  useEffect(load, [load])
  return { items, load }
}

interface FlashBoxProps {
  productId: string
  skuId: string
  quantity: number
  first: readonly ShownFlashItem[]
}

/** The flash sale that a variant is in, or the next one: price, what is left, time and limit [PM-2]. */
export function FlashBox({ productId, skuId, quantity, first }: FlashBoxProps) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const { items, load } = useFlashItems(productId, first)
  const item = items.find((each) => each.skuId === skuId)
  if (!item) return null
  const { isRunning, standing, perPerson, price, listPrice, flashSaleId, name } = item
  const { second, ...parts } = shown(price)
  const pieces = Math.min(quantity, perPerson)
  return (
    <section
      aria-label={t('flashSale.flashPrice')}
      className="mb-4 overflow-hidden rounded-box border border-t-4 border-line border-t-ink bg-surface"
    >
      <p className="flex flex-wrap justify-between gap-x-3 bg-sunk px-4 py-3 lg:px-5">
        <bdi className="font-medium">{name}</bdi>
        <FlashClock item={item} onOver={load} />
      </p>
      <div className="grid gap-3 p-4 lg:px-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price {...parts} size="box" />
          <ListPrice price={listPrice} />
        </p>
        {second !== undefined && <bdi className="text-ink-muted tabular-nums">{second}</bdi>}
        {isRunning && <FlashLeft item={item} />}
        <p className="text-micro text-ink-2">
          {t('flashSale.limit', { count: format.number(perPerson) })}
        </p>
        {isRunning && standing === 'available' && (
          <LocalLink
            href={`/checkout?sku=${skuId}&quantity=${pieces}&flash=${flashSaleId}`}
            prefetch="none"
            className={buttonLook({ tone: 'money', size: 'tall', isWide: true })}
          >
            {t('flashSale.buy')}
          </LocalLink>
        )}
        {isRunning && standing !== 'available' && (
          <Banner tone="wait">
            {t(standing === 'goneForNow' ? 'flashSale.goneForNow' : 'flashSale.soldOut')}
          </Banner>
        )}
        <p className="text-micro text-ink-2">
          {t('flashSale.notInCart')} {t('flashSale.payWithin', { count: FLASH_PAY_WITHIN_MINUTES })}
        </p>
        <LocalLink href={FLASH_SALES} className="text-small underline underline-offset-3">
          {t('flashSale.all')}
        </LocalLink>
      </div>
    </section>
  )
}
