import { availableParallelism } from 'node:os'
import { turns } from '@ironsouq/server/adapters/image/concurrency.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Drawing } from './drawing.ts'
import { DRAWN_FILES, type Encoded, encoded, type Pixels, rasterised } from './render.ts'

/** One gallery: a browser asks for a thumbnail and then for the large picture of the same drawing. */
const KEPT_PIXELS = 12

/** The value of a key while it is being made, and of the last `most` keys. Failures are not kept. */
function singleFlight<T>(most: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    kept.set(key, made)
    const forget = () => kept.get(key) === made && kept.delete(key)
    made.then(() => {
      if (most === 0) forget()
    }, forget)
    if (most > 0 && kept.size > most) kept.delete(kept.keys().next().value ?? '')
    return made
  }
}

/**
 * Draws the files of known drawings and stores them. Requests for one file at the same time share
 * its drawing. Undefined is a file that no demo machine has.
 */
export function createDrawing(
  { storage, log }: Pick<Ctx, 'storage' | 'log'>,
  known: ReadonlyMap<string, Drawing>,
) {
  const inTurn = turns(availableParallelism())
  const pixelsOnce = singleFlight<Pixels>(KEPT_PIXELS)
  const fileOnce = singleFlight<Encoded>(0)

  async function drawn(name: string, scene: Drawing, file: string): Promise<Encoded> {
    const made = await inTurn(async () =>
      encoded(await pixelsOnce(name, () => rasterised(scene)), file),
    )
    const key = `${name}/${file}`
    await storage
      .put(key, made.body, made.type)
      .catch((err: unknown) => log.warn({ err, key }, 'a drawing is shown but not stored'))
    return made
  }

  return (key: string): Promise<Encoded> | undefined => {
    const cut = key.lastIndexOf('/')
    const [name, file] = [key.slice(0, cut), key.slice(cut + 1)]
    const scene = known.get(name)
    if (!scene || !DRAWN_FILES.includes(file)) return undefined
    return fileOnce(key, () => drawn(name, scene, file))
  }
}
