import { mix } from '../ink/color.ts'
import { via } from '../ink/gradient.ts'
import { num } from '../ink/svg.ts'
import { at } from '../list.ts'
import { rng, type Rng } from '../rng.ts'
import { createCamera, type Angles } from './camera.ts'
import { createDefs, type Defs } from './defs.ts'
import { shaded, type Light } from './light.ts'
import { paintOrder, type Part } from './paint-order.ts'
import { ccw, convex, hull, type Bounds } from './polygon.ts'
import { sum, type V2, type V3 } from './vector.ts'

interface StageOptions extends Angles {
  light: Light
  /** Of what age leaves on the paint. */
  seed: string
  wear: number
  /** Of the ids in the picture. */
  prefix: string
  close: boolean
}

type Layer = 'ground' | 'back'
/** A point and the width of the picture about it, in cm. */
export type Focus = [x: number, y: number, z: number, width: number]

/** Camera, light and the list of parts that make a machine. */
export interface Stage extends Defs {
  light: Light
  wear: number
  rnd: Rng
  /** A close-up: parts may add detail that would be lost at full view. */
  close: boolean
  /** Towards the viewer. */
  view: V3
  /** Sines of the camera's angles. */
  turned: number
  tilted: number
  /** Screen position (y down) of a point. */
  pt: (p: V3) => V2
  /** SVG matrix of the plane o + u*U - v*V: what is drawn on it has its second axis down. */
  matrix(o: V3, u: V3, v: V3): string
  /** Colour of a surface under this light. */
  shade(paint: string, normal: V3, lift?: number): string
  /** A face colour as a soft gradient: a little sky above, a little ground below. */
  soft(color: string): string
  /** A part of the machine: what it looks like and the points it reaches to. */
  add(svg: string, pts: V3[], screenPad?: number): void
  /** Where its tool is, when it can be anywhere: a point and the width of a near look at it. */
  tool: Focus | undefined
  /** What lies on the ground under the shadows, or stands behind all parts; not in the bounds. */
  lay(svg: string, layer?: Layer): void
  laid(layer: Layer): string
  /** Shadows of solids, thrown on the ground. */
  castHull(pts: V3[]): void
  castPrism(bottom: V3[], top: V3[], outline: V2[]): void
  shadows: V2[][]
  /** Draws in a frame of its own. */
  within(origin: V3, draw: () => void): void
  /** Height of the frame's origin above the ground. */
  height(): number
  bounds(): Bounds
  /** The parts, far ones first. */
  sorted(): Part[]
}

export function createStage(options: StageOptions): Stage {
  const { light, wear, close } = options
  const { view, turned, tilted, project, fromScreen } = createCamera(options)
  const defs = createDefs(options.prefix)
  const sun = fromScreen(light.dir)
  const parts: Part[] = []
  const shadows: V2[][] = []
  const laid = { ground: '', back: '' }
  let origin: V3 = [0, 0, 0]

  const pt = (p: V3): V2 => project(sum(p, origin))

  /** Where the shadow of a point falls; whole units are fine enough. */
  const shadowOf = (p: V3): V2 => {
    const [x, y, z] = sum(p, origin)
    const foot = project([x - (sun[0] * y) / sun[1], 0, z - (sun[2] * y) / sun[1]])
    return [Math.round(foot[0]), Math.round(foot[1])]
  }

  const cast = (loop: V3[]) => {
    shadows.push(ccw(loop.map(shadowOf)))
  }

  const castHull = (pts: V3[]) => {
    const outline = hull(pts.map(shadowOf))
    if (outline.length > 2) shadows.push(ccw(outline))
  }

  return {
    ...defs,
    light,
    wear,
    rnd: rng(options.seed),
    close,
    view,
    turned,
    tilted,
    shadows,
    pt,
    castHull,
    tool: undefined,

    matrix(o, u, v) {
      const p = pt(o)
      const a = pt(sum(o, u))
      const b = pt(sum(o, v))
      const turn = [a[0] - p[0], a[1] - p[1], p[0] - b[0], p[1] - b[1]].map((n) => n.toFixed(4))
      return `matrix(${turn.join(' ')} ${num(p[0])} ${num(p[1])})`
    },

    shade: (paint, normal, lift = 0) => shaded(light, sun, paint, normal, lift),

    soft: (color) =>
      defs.grad(
        via(
          mix(color, light.sky, 0.13),
          0.45,
          color,
          mix(color, mix('#17120f', light.ground, 0.3), 0.26),
        ),
      ),

    add(svg, pts, screenPad = 0) {
      if (!svg) return
      const placed = pts.map((p) => sum(p, origin))
      const reach = (pick: (...values: number[]) => number): V3 => [
        pick(...placed.map((p) => p[0])),
        pick(...placed.map((p) => p[1])),
        pick(...placed.map((p) => p[2])),
      ]
      const screen = placed.map(project)
      const xs = screen.map((p) => p[0])
      const ys = screen.map((p) => p[1])
      parts.push({
        svg,
        box: [reach(Math.min), reach(Math.max)],
        screen: [
          Math.min(...xs) - screenPad,
          Math.min(...ys) - screenPad,
          Math.max(...xs) + screenPad,
          Math.max(...ys) + screenPad,
        ],
      })
    },

    lay(svg, layer = 'ground') {
      laid[layer] += svg
    },

    laid: (layer) => laid[layer],

    castPrism(bottom, top, outline) {
      if (convex(ccw(outline))) return castHull([...bottom, ...top])
      // Fewer corners are enough for a shadow.
      const n = outline.length
      const kept = (_: V3, i: number) => n < 12 || i % Math.ceil(n / 12) === 0
      const low = bottom.filter(kept)
      const high = top.filter(kept)
      cast(low)
      cast(high)
      low.forEach((p, i) => {
        const j = (i + 1) % low.length
        castHull([p, at(low, j), at(high, i), at(high, j)])
      })
    },

    within(shift, draw) {
      const outer = origin
      origin = sum(outer, shift)
      draw()
      origin = outer
    },

    height: () => origin[1],

    bounds: () => [
      Math.min(...parts.map((p) => p.screen[0])),
      Math.min(...parts.map((p) => p.screen[1])),
      Math.max(...parts.map((p) => p.screen[2])),
      Math.max(...parts.map((p) => p.screen[3])),
    ],

    sorted: () => paintOrder(parts, view),
  }
}
