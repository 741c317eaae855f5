import type { Money } from '@ironsouq/contract/money/money/money'
import { currentPage } from '#kit/navigation/current-page.ts'
import { toast } from '#kit/popup/toast.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { withMore } from './cart-edits.ts'
import { cartStore, readLocalCart, recallCart, writeLocalCart } from './cart-store.ts'

interface Wanted {
  skuId: string
  quantity: number
  /** The price that the page shows. */
  seen?: Money
}

async function addAsMember({ skuId, quantity }: Wanted): Promise<void> {
  const [{ apiWith }, { cartEndpoints }] = await Promise.all([
    import('#kit/api/browser-api.ts'),
    import('@ironsouq/contract/mall/cart/cart.endpoints'),
  ])
  cartStore.set(await apiWith({ isOwn: true })(cartEndpoints.add, { body: { skuId, quantity } }))
}

/** Adds pieces of a variant to the cart; a refusal is shown as a toast. Whether it worked. */
export async function addToCart(wanted: Wanted): Promise<boolean> {
  if (isSignedIn())
    return addAsMember(wanted).then(
      () => true,
      () => false,
    )
  const cart = readLocalCart()
  const lines = withMore(cart.lines, wanted)
  if (!lines) {
    toast(currentPage().t('shell.cartFull'), { kind: 'error' })
    return false
  }
  writeLocalCart({ ...cart, lines })
  recallCart()
  return true
}
