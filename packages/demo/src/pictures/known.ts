import { demoMachines } from '../machines.ts'
import { goodsOf } from '../mall/goods.ts'
import { demoProducts } from '../mall/products.ts'
import { galleryScenes } from '../scenes.ts'
import { type Drawing, drawingName } from './drawing.ts'

/** Every picture of every demo machine and product by the folder it has in the object store. */
export const knownDrawings = (count: number): ReadonlyMap<string, Drawing> =>
  new Map(
    [...demoMachines(count).flatMap(galleryScenes), ...demoProducts().flatMap(goodsOf)].map(
      (drawing) => [drawingName(drawing), drawing] as const,
    ),
  )
