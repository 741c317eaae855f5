import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { useEffect, useState } from 'react'

/** The models that products fit, loaded when a machine is about to be chosen. */
export function useModels(isWanted: boolean): readonly FittedModel[] {
  const [models, setModels] = useState<readonly FittedModel[]>([])
  useEffect(() => {
    if (!isWanted) return
    void import('#kit/api/browser-api.ts')
      .then(({ apiWith }) =>
        apiWith({ handlesRefusal: true, isAside: true })(productSearchEndpoints.models),
      )
      // Without them the choice stays empty, and the list still has its own.
      .then(setModels, () => {})
  }, [isWanted])
  return models
}

/** The brands of some models, in their order. */
export const brandsOf = (models: readonly FittedModel[]) => [
  ...new Map(models.map(({ brandCode, brandName }) => [brandCode, brandName])),
]
