import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import type { Visit } from '#kit/request/visit.server.ts'

/** One row on a desktop. */
const SHOWN = 5
const CATEGORIES = 4

/**
 * The parts that fit the machine, without what their cards do not show [PR-4]. The links are made here: a browser
 * that reads about a machine loads nothing of the mall.
 */
export async function fittingParts({ call }: Pick<Visit, 'call'>, deviceId: string) {
  const { machine, records, total, categories } = await call(productSearchEndpoints.fits, {
    query: { deviceId },
  })
  if (!machine || total === 0) return null
  const { modelId, brandName, model } = machine
  return {
    machine: `${brandName} ${model}`,
    total,
    href: productListPath({ modelId }),
    categories: categories.slice(0, CATEGORIES).map(({ code, name, count }) => ({
      code,
      name,
      count,
      href: productListPath({ modelId, category: code }),
    })),
    parts: records.slice(0, SHOWN).map(({ productId, name, storeName, picture, ...product }) => ({
      productId,
      name,
      storeName,
      picture,
      price: product.lowest,
      isFrom: compare(product.lowest, product.highest) < 0,
      href: productPath(productId),
    })),
  }
}

export type FittingParts = NonNullable<Awaited<ReturnType<typeof fittingParts>>>
