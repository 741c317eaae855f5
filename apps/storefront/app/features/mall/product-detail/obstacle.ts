import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { Key } from '@ironsouq/i18n/messages'

/** Why the product cannot be bought [PR-2]; undefined when it can. */
export function obstacleTo({ standing, store }: Product, { available }: Variant): Key | undefined {
  if (standing === 'withdrawn') return 'mall.withdrawn'
  if (store.state !== 'open') return 'mall.storeOffline'
  return standing === 'soldOut' || available === 0 ? 'mall.soldOut' : undefined
}
