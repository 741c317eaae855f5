import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'

/** The page is the same for all visitors: what concerns the member is asked for afterwards [CL-24]. */
export async function isProductSaved(prodId: string): Promise<boolean> {
  const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })
  const { personal } = await call(productDetailEndpoints.info, { query: { prodId } })
  return personal?.isSaved ?? false
}

export async function writeSaved(prodId: string, isSaved: boolean): Promise<void> {
  const endpoint = isSaved ? favoriteEndpoints.addProduct : favoriteEndpoints.removeProduct
  await apiWith({ isOwn: true })(endpoint, { body: { prodId } })
}
