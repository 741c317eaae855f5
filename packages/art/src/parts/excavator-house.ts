import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import type { Ctx } from '../machines/machine.ts'
import { box, plate, prism } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import { points, points3, rect, rounded, xy } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import { cab } from './cab.ts'
import { mirrorArm, rail } from './trim.ts'

/** The part that slews: deck, tank, engine, counterweight and cab of a machine of 22 t. */
export function excavatorHouse({ st, lv, model, rnd }: Ctx): void {
  const b = lv.body
  const accent = rnd.fork('accent').chance(0.5)
  // Deck.
  plate(st, rect(-150, 106, 188, 124), 136, darker(lv.dark, 0.1), { clean: true })
  // Right-hand tank and step (far side).
  plate(st, rounded('-128,124 -40,124 -40,196 -104,196 -128,168', 8), [-136, -40], b)
  plate(st, rounded('-40,124 190,124 190,212 -40,206', 8), [-136, -44], b, {
    detail: (f) => {
      f.seam(rect(-30, 132, 60, 198), b, true)
      f.seam(rect(70, 132, 182, 202), b, true)
      f.text(model, 20, 158, 24, inkOn(b))
    },
  })
  // Engine hood.
  plate(st, rounded('24,124 192,124 192,226 178,238 60,238 24,222', 10), 46, b, {
    detail: (f) => f.grille(40, 150, 120, 190, darker(b, 0.3)),
  })
  rod(st, points3('96,236,-20 96,272,-20 104,280,-20'), 11, '#3b3b3c')
  // Left side house: doors and grille.
  plate(st, rounded('-4,124 192,124 192,214 176,222 -4,222', [3, 3, 10, 8, 8]), [46, 136], b, {
    detail: (f) => {
      f.seam(round(rect(6, 130, 92, 212), 5), b, true)
      f.seam(rounded('98,130 184,130 184,208 98,212', 5), b, true)
      f.grille(108, 146, 174, 196, darker(b, 0.25), 7)
      f.poly(rect(-4, 124, 192, 138), lv.trim, { o: 0.92 })
      // A slash of the second colour on half of the machines.
      if (accent) {
        f.poly(points('18,142 40,142 74,210 52,210'), lv.trim, { o: 0.9 })
        f.poly(points('46,142 54,142 88,210 80,210'), lv.trim, { o: 0.9 })
      }
      f.circle([84, 170], 3, '#1c1c1c')
    },
  })
  // Counterweight, rounded in plan.
  const corners = [0, 24, 26, 26, 24, 0]
  const weight = rounded('193,-138 252,-138 283,-70 283,70 252,138 193,138', corners)
  prism(st, 'y', weight, [104, 126], lv.trim)
  prism(st, 'y', weight, [126, 214], b, {
    sides: [
      {
        at: [283, 0],
        draw: (f, len) => {
          f.text(model, len / 2, 164, 26, inkOn(b), { max: len * 0.8 })
          for (let i = 0; i < 6; i++) {
            const stripe = [
              xy(6 + i * (len / 6), 132),
              xy(6 + (i + 0.5) * (len / 6), 132),
              xy(6 + (i + 0.8) * (len / 6), 146),
              xy(6 + (i + 0.3) * (len / 6), 146),
            ]
            f.poly(stripe, '#1d1d1e')
          }
        },
      },
    ],
  })
  const cap = rounded('192,-120 246,-120 270,-62 270,62 246,120 192,120', corners)
  prism(st, 'y', cap, [214, 228], b)
  // Cab.
  cab(st, {
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
  })
  box(st, [-110, -14], [112, 172], [139, 143.5], mix(lv.cab, '#111111', 0.15), {
    shadow: false,
    detail: (f) =>
      f
        .line(points('-76,116 -76,170'), lighter(lv.cab, 0.25), { w: 1 })
        .line(points('-70,150 -58,150'), '#8f8d88', { w: 3 }),
  })
  // Rails, mirror, lamps.
  rail(st, points('-126,168 -126,226 -44,232 -44,200'), -130)
  rail(st, points('60,238 60,262 186,262 186,232'), 40)
  rail(st, points('-168,136 -174,150 -174,190 -167,198'), 140, '#d8b12a', 3)
  mirrorArm(st, [-152, 272], 138, 20)
  for (const z of [58, 126]) {
    plate(st, round(rect(-132, 304, -120, 316), 3), [z - 9, z + 9], '#2b2d30', {
      shadow: false,
      flat: true,
      clean: true,
      edgeColor: { 9: '#fff3cf' },
    })
  }
}
