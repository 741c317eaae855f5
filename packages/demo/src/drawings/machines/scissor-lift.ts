import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { basket } from '../parts/basket.ts'
import { facade } from '../parts/facade.ts'
import { wheel } from '../parts/wheel.ts'
import { worker } from '../parts/worker.ts'
import { box, plate } from '../solids/prism.ts'
import { pin, ram } from '../solids/rod.ts'
import { atZ, flank, rect, xy } from '../space/points.ts'
import { beam, round } from '../space/polygon.ts'
import type { V2 } from '../space/vector.ts'
import type { Ctx } from './machine.ts'

const SLAB = {
  wheelR: 21,
  wheelW: 15,
  half: 40,
  reach: 116,
  base: 62,
  inset: 12,
  belly: 20,
  arms: 14,
}
const ROUGH_TERRAIN = {
  wheelR: 40,
  wheelW: 32,
  half: 72,
  reach: 132,
  base: 96,
  inset: 22,
  belly: 44,
  arms: 30,
}
export function scissorLift(c: Ctx): void {
  const { st, lv, model, rnd, own, make, size } = c
  const levels = size > 1.05 ? 5 : size < 0.96 ? 3 : 4
  const b = lv.body
  const rough = c.subtype === 'rough-terrain'
  const { wheelR, wheelW, half, reach, base, inset, belly, arms } = rough ? ROUGH_TERRAIN : SLAB
  const working = c.pose === 'working'
  const low = c.pose === 'parked' && rnd.chance(0.4)
  const step = low ? rnd.range(17, 26) : working ? 84 : rnd.range(52, 84)
  for (const x of [-reach * 0.72, reach * 0.72]) {
    for (const s of [-1, 1]) {
      wheel(st, x, wheelR, s * (half - 2), wheelW, wheelR, {
        rim: rough ? lv.rim : '#c9c6bd',
        lug: rough ? 'farm' : 'solid',
        rimR: 0.58,
      })
    }
  }
  const nose = make.pick('nose', [4, -14, 14])
  const hull = [
    xy(-reach, belly),
    xy(reach, belly),
    xy(reach + 4, base),
    xy(-reach - 4 - nose, base),
    xy(-reach - nose, belly + 12),
  ]
  plate(st, round(hull, make.pick('corner', [3, 6, 12])), half - inset, b, {
    detail: (f) => {
      f.seam(rect(-60, belly + 6, 60, base - 6), b, true)
      f.text(model, 0, rough ? 62 : 34, 15, inkOn(b))
    },
  })
  if (rough) {
    for (const s of [-1, 1]) {
      box(st, [-66, 66], [50, 90], flank(s, half - 22, half), lv.dark, {
        clean: true,
        detail: (f) => f.grille(-50, 58, 20, 82, '#55585b', 5),
      })
    }
  }
  stack(c, levels, base + 8, step, (reach - 8) * (1 - (step / 84) * 0.1), half - arms)
  ram(st, [-40, base + 14], [36, base + 8 + step * 1.5], 0, 15, '#4a4c50', 0.55)
  const top = base + 14 + levels * step
  box(st, [-reach - 2, reach + 2], [top, top + 12], half - 8, b, { clean: true })
  const rails = make.pick('rails', [lighter(b, 0.05), lighter(b, 0.05), '#55585c'])
  if (working) {
    facade(st, [-900, 900], half + 70, own.fork('wall'))
    worker(st, [-20, top + 18, 0], own.fork('vest').pick(['#e8641b', '#c8d82a']))
  }
  st.tool = [-30, top + 40, 0, 400]
  basket(st, [-reach - 4, reach + own.fork('deck').pick([4, 40, 70])], top + 12, half - 4, rails)
}

/** Crossed arms on either side, the inner ones in front of the outer ones on the far side. */
function stack(
  { st, lv, make }: Ctx,
  levels: number,
  base: number,
  step: number,
  w: number,
  outer: number,
): void {
  const thick = make.range('arm', 5, 8.5)
  const steel = make.pick('arms', [mix(lv.body, '#d9d6cc', 0.15), '#8b8d90', '#d9d6cc'])
  for (const side of [-1, 1]) {
    for (const inner of side < 0 ? [0, 1] : [1, 0]) {
      for (let i = 0; i < levels; i++) {
        const low = base + i * step
        const high = low + step
        const rising = (i + inner) % 2 === 0
        const z = side * (outer - inner * 9)
        const a: V2 = [-w, rising ? low : high]
        const e: V2 = [w, rising ? high : low]
        const paint = inner ? darker(steel, 0.12) : steel
        plate(st, beam(a, e, thick), [z - 3.4, z + 3.4], paint, { clean: true, flat: true })
        if (side < 0 || inner) continue
        pin(st, [0, (low + high) / 2, z + 5], 6, '#4a4846', 2)
        for (const p of [a, e]) pin(st, atZ(p, z + 5), 5, '#4a4846', 2)
      }
    }
  }
}
