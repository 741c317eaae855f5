import type { FlashSaleForm } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'

const HOUR_MS = 3_600_000

/** A variant for AED 50, ten pieces, two for each person, from now on for an hour. */
export const aFlashSaleForm = (
  now: Date,
  skuId: string,
  {
    item = {},
    ...given
  }: Partial<FlashSaleForm> & { item?: Partial<FlashSaleForm['items'][number]> } = {},
): FlashSaleForm => ({
  names: { en: 'One-hour sale' },
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + HOUR_MS).toISOString(),
  items: [{ skuId, price: '50.00', quantity: 10, perPerson: 2, ...item }],
  ...given,
})
