import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import type { Ctx } from '../machines/machine.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { points, rect, rounded, xy, xyz } from '../space/points.ts'
import { bounds, round } from '../space/polygon.ts'
import { cab } from './cab.ts'
import { stripes } from './decal.ts'
import { exhaust, mirrorArm, rail, whip } from './trim.ts'

/** Engine covers seen from the side, and how high the side doors stand beside them. */
const HOODS = {
  square: { outline: '24,124 192,124 192,226 178,238 60,238 24,222', corner: 10, doors: 222 },
  sloped: { outline: '24,124 192,124 192,196 120,254 44,254 24,240', corner: 16, doors: 198 },
  humped: {
    outline: '24,124 192,124 192,222 176,222 164,276 74,276 60,226 24,222',
    corner: 8,
    doors: 222,
  },
  flush: { outline: '24,124 192,124 192,246 24,246', corner: 4, doors: 245 },
  stepped: {
    outline: '24,124 192,124 192,206 118,206 106,250 40,250 24,238',
    corner: 8,
    doors: 204,
  },
}

/** Counterweights seen from above. */
const WEIGHTS = {
  round: { plan: '193,-138 252,-138 283,-70 283,70 252,138 193,138', corner: 26 },
  flat: { plan: '193,-138 266,-138 280,-122 280,122 266,138 193,138', corner: 5 },
  short: {
    plan: '193,-136 210,-132 230,-92 238,-56 238,56 230,92 210,132 193,136',
    corner: 18,
  },
  long: { plan: '193,-138 286,-138 326,-100 326,100 286,138 193,138', corner: 34 },
}

/** The part that slews: deck, tank, engine, counterweight and cab of a machine of 22 t. */
export function excavatorHouse(c: Ctx): void {
  const { st, lv, model, make, own } = c
  const b = lv.body
  const hood = make.pick('hood', Object.values(HOODS))
  const [, , , top] = bounds(points(hood.outline))
  // Deck.
  plate(st, rect(-150, 106, 188, 124), 136, darker(lv.dark, 0.1), { clean: true })
  // Right-hand tank and step (far side).
  plate(st, rounded('-128,124 -40,124 -40,196 -104,196 -128,168', 8), [-136, -40], b)
  const far = hood.doors - 10
  plate(st, rounded(`-40,124 190,124 190,${far} -40,206`, 8), [-136, -44], b, {
    detail: (f) => {
      f.seam(rect(-30, 132, 60, 198), b, true)
      f.seam(rect(70, 132, 182, far - 10), b, true)
      stripes(f, make, [70, 190], [124, far], lv.trim)
      f.text(model, 20, 158, 24, inkOn(b))
    },
  })
  plate(st, rounded(hood.outline, hood.corner), 46, b, {
    detail: (f) => f.grille(40, 150, 120, 190, darker(b, 0.3)),
  })
  exhaust(c, [104, top - 2, -20], 42, 11)
  leftDoors(c, hood.doors)
  counterweight(c, hood.doors + make.pick('weight-top', [-26, -8, 8]))
  cabin(c)
  rail(st, points('-126,168 -126,226 -44,232 -44,200'), -130)
  if (make.chance('rails', 0.6)) {
    rail(st, [xy(64, top), xy(64, top + 26), xy(180, top + 26), xy(186, hood.doors)], 40)
  }
  if (own.fork('whip').chance(0.16)) whip(st, xyz(-118, 196, -120), 190)
}

/** Left side of the house: doors and grille, in one of three orders. */
function leftDoors({ st, lv, make }: Ctx, y: number): void {
  const b = lv.body
  const order = make.pick('doors', ['grille-rear', 'grille-front', 'three'])
  const outline = rounded(`-4,124 192,124 192,${y - 8} 176,${y} -4,${y}`, [3, 3, 10, 8, 8])
  plate(st, outline, [46, 136], b, {
    detail: (f) => {
      stripes(f, make, [-4, 191], [124, y - 9], lv.trim)
      const split = order === 'three' ? [6, 64, 66, 124, 128, 184] : [6, 92, 98, 184]
      for (let i = 0; i < split.length; i += 2) {
        f.seam(round(rect(split[i] ?? 0, 130, split[i + 1] ?? 0, y - 12), 5), b, true)
      }
      const x = order === 'grille-front' ? 16 : order === 'three' ? 134 : 108
      const wide = order === 'three' ? 44 : 66
      f.grille(x, 148, x + wide, y - 24, darker(b, 0.25), 7)
      f.circle([order === 'grille-front' ? 176 : 84, 170], 3, '#1c1c1c')
    },
  })
}

function counterweight({ st, lv, model, make, size }: Ctx, y: number): void {
  const b = make.pick('weight-paint', [lv.body, lv.body, lv.trim])
  const { plan, corner } = make.pick('weight', Object.values(WEIGHTS))
  const outline = points(plan).map(([x, z]) => xy(193 + (x - 193) * (0.4 + 0.6 * size), z))
  const ends = outline.map((_, i) => (i === 0 || i === outline.length - 1 ? 0 : corner))
  const weight = round(outline, ends)
  const [, , rear] = bounds(outline)
  prism(st, 'y', weight, [104, 126], lv.trim)
  prism(st, 'y', weight, [126, y], b, {
    sides: [
      {
        at: [rear, 0],
        draw: (f, len) => {
          f.text(model, len / 2, 164, 26, inkOn(b), { max: len * 0.8 })
          for (let i = 0; i < 6; i++) {
            const at = (t: number) => 6 + (i + t) * (len / 6)
            const stripe = [xy(at(0), 132), xy(at(0.5), 132), xy(at(0.8), 146), xy(at(0.3), 146)]
            f.poly(stripe, '#1d1d1e')
          }
        },
      },
    ],
  })
  if (!make.chance('weight-cap', 0.6)) return
  const inner = outline.map(([x, z]) => xy(x === 193 ? 193 : x - 13, z * 0.87))
  prism(st, 'y', round(inner, ends), [y, y + 14], b)
}

function cabin(c: Ctx): void {
  const { st, lv } = c
  const on = cab(c, {
    outline: points('-156,112 -10,112 -8,286 -22,294 -118,297 -136,292 -166,196 -166,124'),
    z: [44, 142],
    post: lv.cab,
    glass: [
      points('-154,196 -128,284 -84,287 -84,176 -152,176'),
      points('-76,176 -76,287 -30,285 -20,278 -20,176'),
      rect(-154, 136, -84, 168),
    ],
    glassEdges: [5, 6],
    door: points('-160,122 -80,122 -80,290 -130,290 -160,198'),
    seat: [-62, 168],
    handle: [-88, 186],
    roof: { h: 8, over: 2 },
    beacon: true,
    lamps: [58, 126],
  })
  const sill = [xy(-76, 112), xy(-14, 112), xy(-14, 172), xy(-76, 172)].map(on)
  plate(st, sill, [139, 143.5], mix(lv.cab, '#111111', 0.15), {
    shadow: false,
    clean: true,
    detail: (f) => f.line(points('-66,150 -54,150').map(on), lighter(lv.cab, 0.4), { w: 3 }),
  })
  rail(st, points('-168,136 -174,150 -174,190 -167,198').map(on), 140, '#d8b12a', 3)
  mirrorArm(st, on([-152, 272]), 138, 20)
  box(st, [-40, -8], [84, 108], [120, 134], lv.dark, { clean: true, shadow: false })
}
