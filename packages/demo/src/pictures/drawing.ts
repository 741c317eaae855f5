import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureName } from '@ironsouq/server/features/platform/media/media.rules.ts'
import type { GoodSpec } from '#drawings/goods/draw-good.ts'
import type { SceneSpec } from '#drawings/scene.ts'

/** Increase it with every change of the bytes that `render.ts` makes of a drawing. */
const RENDER_VERSION = '3'

/** Other drawing code draws other pictures, which need other names: names are immutable. */
function artVersion(): string {
  const folder = join(import.meta.dirname, '../drawings')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Part of the name of every drawing, and of the folder that keeps them between installations. */
export const DRAWING_VERSION = `${RENDER_VERSION}-${artVersion()}`

/** What a picture of the demo is drawn from: a machine in a place, or a product on paper. */
export type Drawing = SceneSpec | GoodSpec

/** The folder of a drawing in the object store, known before anything is drawn. */
export const drawingName = (drawing: Drawing): string =>
  pictureName('device', DRAWING_VERSION, JSON.stringify(drawing))
