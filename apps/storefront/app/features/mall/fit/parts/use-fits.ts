import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { Fitting } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { useEffect, useState } from 'react'
import { useMachine } from './machine-store.ts'

const NONE: ReadonlyMap<string, Fitting> = new Map()

/** Which of some products fit the model of the chosen machine, by their ids. */
export function useFits(productIds: readonly string[]): ReadonlyMap<string, Fitting> {
  const modelId = useMachine()?.modelId
  const [fits, setFits] = useState(NONE)
  const prodIds = [...new Set(productIds)].toSorted().join(',')
  useEffect(() => {
    if (modelId === undefined || prodIds === '') return
    let isCurrent = true
    void import('#kit/api/browser-api.ts')
      .then(({ apiWith }) =>
        apiWith({ handlesRefusal: true, isAside: true })(productSearchEndpoints.fit, {
          query: { modelId, prodIds },
        }),
      )
      .then(
        (found) => {
          if (isCurrent) setFits(new Map(found.map((fit) => [fit.productId, fit])))
        },
        // The cart is complete without them.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [modelId, prodIds])
  return modelId === undefined ? NONE : fits
}
