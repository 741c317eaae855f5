import { availableParallelism } from 'node:os'
import type { ImagePort } from '#kernel/ports.ts'
import { turns } from './turns.ts'

/** To be raised with whatever changes the bytes or the list of what `sharp.ts` makes. */
const VERSION = '1'

export function createImages(): ImagePort {
  // Each holds tens of megabytes while it is worked on, however many jobs a worker has.
  const inTurn = turns(availableParallelism())
  return {
    version: VERSION,
    make: (bytes, type) =>
      inTurn(async () => {
        // Loaded by the process that makes pictures, not by all that could.
        const { makePicture } = await import('./sharp.ts')
        return makePicture(bytes, type)
      }),
  }
}
