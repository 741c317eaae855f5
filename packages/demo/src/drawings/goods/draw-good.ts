import { finish } from '../ink/finish.ts'
import { hash, rng } from '../rng.ts'
import { createBench } from './bench.ts'
import { colourSchemes, type ColourScheme, type GoodKind, goods } from './register.ts'
import { type Camera, type Sheet, sheetOf } from './shot.ts'

export const goodViews = ['front', 'turned', 'above', 'close'] as const
export type GoodView = (typeof goodViews)[number]

export interface GoodSpec {
  good: GoodKind
  colours: ColourScheme
  /** One per product: loose things lie the same in all its views. */
  seed: string | number
  view?: GoodView
}

/** The paint order follows from where things stand, so the camera moves only a little. */
const MOVES: Record<GoodView, (camera: Camera) => Camera> = {
  front: (camera) => camera,
  turned: ({ yaw, pitch }) => ({ yaw: yaw + 13, pitch: pitch - 4 }),
  above: ({ yaw, pitch }) => ({ yaw: yaw - 7, pitch: pitch + 16 }),
  close: ({ yaw, pitch }) => ({ yaw: yaw + 4, pitch: pitch + 3, zoom: 1.9, focus: [0.56, 0.54] }),
}

/** One product on paper. The same description always gives the same pictures. */
export function drawGood(spec: GoodSpec): Sheet {
  const { good, colours, seed, view = 'front' } = spec
  const { draw, yaw, pitch } = goods[good]
  const rnd = rng(`${good}/${seed}`)
  const bench = createBench()
  draw({ s: bench, c: colourSchemes[colours], rnd: rnd.fork('things') })
  const lean = rnd.fork('lean').range(-4, 4)
  const id = `g${hash(JSON.stringify(spec)).toString(36).slice(0, 5)}`
  const { paper, things } = sheetOf(bench.items, MOVES[view]({ yaw: yaw + lean, pitch }), id)
  return { paper: finish(paper), things: finish(things) }
}
