import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { brandsOf } from '#features/mall/fit/parts/use-models.ts'
import type { ProductListQuery } from '#features/mall/product/parts/product-list-path.ts'

/** A machine is chosen by its brand, then its model: the page has the models of one brand. */
export interface Machines {
  brands: readonly (readonly [code: string, name: string])[]
  /** The chosen brand; empty when there is none. */
  brand: string
  models: readonly { modelId: string; model: string }[]
}

type Asked = Pick<ProductListQuery, 'machineBrand' | 'modelId'>
/** Undefined removes a value from the address. */
type Meant = Record<'machineBrand' | 'modelId', string | undefined>

const modelIn = (all: readonly FittedModel[], { modelId }: Asked) =>
  all.find((each) => each.modelId === modelId)

export function machinesFor(all: readonly FittedModel[], asked: Asked): Machines {
  const brand = asked.machineBrand ?? modelIn(all, asked)?.brandCode ?? ''
  const models = all.filter(({ brandCode }) => brandCode === brand)
  return {
    brands: brandsOf(all),
    brand,
    models: models.map(({ modelId, model }) => ({ modelId, model })),
  }
}

/** What a form meant that names brand and model: another brand gives the model up, and the model names its brand. */
export function meantMachine(all: readonly FittedModel[], asked: Asked): Meant {
  const isOfBrand = modelIn(all, asked)?.brandCode === asked.machineBrand
  return isOfBrand
    ? { modelId: asked.modelId, machineBrand: undefined }
    : { modelId: undefined, machineBrand: asked.machineBrand }
}
