import { availableParallelism } from 'node:os'
import type { ImagePort } from '#kernel/ports/image.ts'
import { turns } from './concurrency.ts'
import { typeOf } from './content.ts'

/** Increase it with every change of the bytes or the list of variants of `sharp.ts`. */
const VERSION = '1'

export function createImages(): ImagePort {
  // Each takes tens of megabytes and one of Node's four threads, which also look up host names.
  const inTurn = turns(Math.min(2, availableParallelism()))
  return {
    version: VERSION,
    typeOf,
    make: (bytes, type, maxPixels) =>
      inTurn(async () => {
        // Loaded at the first picture: most processes never need it.
        const { makePicture } = await import('./sharp.ts')
        return makePicture(bytes, type, maxPixels)
      }),
  }
}
