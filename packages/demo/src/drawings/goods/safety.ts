import { mix } from '../ink/color.ts'
import type { V2, V3 } from '../space/vector.ts'
import {
  BRASS,
  DARK,
  type Draw,
  type Hand,
  MATT,
  PAINT,
  RUBBER,
  shadow,
  SHINE,
  STEEL,
} from './good.ts'

const SIZE: V3 = [12.6, 13.2, 10.6]
const ROUND = 88
const ROWS = 22

function domeAt(i: number, j: number): V3 {
  const t = ((i / ROWS) * Math.PI) / 2
  const a = (j / ROUND) * Math.PI * 2 + Math.PI / 2
  const across = Math.abs(Math.cos(t) * Math.cos(a)) * SIZE[2]
  const raised =
    0.05 * Math.exp(-((across / 1.5) ** 4)) + 0.022 * Math.exp(-(((across - 4) / 0.9) ** 2))
  const ridge = 1 + raised * Math.min(1, 2.4 * Math.sin(t)) * Math.min(1, 3 * Math.cos(t) + 0.25)
  const level = Math.cos(t) * ridge
  return [
    Math.sin(a) * level * SIZE[0],
    3 + Math.sin(t) * SIZE[1] * ridge,
    Math.cos(a) * level * SIZE[2],
  ]
}

function shell({ s }: Pick<Hand, 's'>, tone: string): void {
  s.turned('y', '.6,8 .6,10', RUBBER, MATT)
  const brim = Array.from({ length: 48 }, (_, k): V2 => {
    const a = (k / 48) * Math.PI * 2
    const reach = 1.08 + 0.26 * Math.max(0, Math.cos(a)) ** 2
    return [Math.cos(a) * SIZE[0] * reach, Math.sin(a) * SIZE[2] * 1.1]
  })
  s.body(() => {
    brim.forEach(([x, z], k) => {
      const [x1, z1] = brim[(k + 1) % 48] ?? [x, z]
      s.face(
        [
          [x, 2.7, z],
          [x1, 2.7, z1],
          [x1, 1.6, z1],
          [x, 1.6, z],
        ],
        tone,
        { gloss: 0.3 },
      )
    })
    s.face(
      brim.toReversed().map(([x, z]): V3 => [x, 2.7, z]),
      tone,
      { gloss: 0.25 },
    )
  })
  s.body(() => {
    for (let r = 0; r < ROWS; r++)
      for (let k = 0; k < ROUND; k++) {
        const pts = [domeAt(r, k), domeAt(r, k + 1), domeAt(r + 1, k + 1), domeAt(r + 1, k)]
        s.face(pts, tone, { gloss: 0.5, soft: 20 })
      }
  })
}

export const helmets: Draw = ({ s, c, rnd }) => {
  s.place([-13, 0, -13], [0, rnd.range(10, 18), 0], () => shell({ s }, '#ece6d8'))
  s.place([5, 0, 4], [0, 0, 0], () => shell({ s }, c.body))
}

const LIME = '#c9d42a'
const TAPE = '#d6d6cf'

/** A folded reflective vest. */
export const vest: Draw = ({ s }) => {
  const side = (k: number) =>
    `${-20 * k},0 ${-1 * k},0 ${-1 * k},40 ${-9 * k},52 ${-16 * k},52 ${-17 * k},40 ${-20 * k},33`
  s.place([0, 0.4, 14], [-82, 0, 0], () => {
    for (const k of [1, -1]) {
      s.prism(side(k), [0, 1.2], LIME, { gloss: 0.05 })
      for (const y of [8, 20]) {
        const tape = `${-20 * k},${y},1.26 ${-1 * k},${y},1.26 ${-1 * k},${y + 5},1.26 ${-20 * k},${y + 5},1.26`
        s.mark(() => s.face(tape, TAPE, { both: true, gloss: 0.4 }))
      }
      const strap = `${-15.4 * k},25,1.26 ${-11 * k},25,1.26 ${-11 * k},51,1.26 ${-15.4 * k},51,1.26`
      s.mark(() => s.face(strap, TAPE, { both: true, gloss: 0.4 }))
    }
    s.prism('-.8,0 .8,0 .8,40 -.8,40', [0.6, 1.5], RUBBER, MATT)
  })
}

const BOOT = '-13,0 15,0 16,1.6 16,2.4 -13,2.4'
const UPPER = '-12.6,2.4 15.6,2.4 15,6.4 11,8.6 4,9.4 0,13 -1,22 -12,22 -12.6,14'

/** A pair of safety boots. */
export const boots: Draw = ({ s }) => {
  const leather = '#6b4a2c'
  const one = () => {
    s.prism(UPPER, [-4.4, 4.4], leather, { gloss: 0.15, soft: 10 })
    s.prism(BOOT, [-5, 5], RUBBER, PAINT)
    s.prism('8,2.4 15.7,2.4 15.1,6 11,8.2 8,8.6', [-4.6, 4.6], shadow(leather, 0.25), PAINT)
    s.prism('-12.2,20.4 -1,20.4 -.8,23 -12.2,23', [-4.8, 4.8], mix(leather, '#e6d8b4', 0.3), PAINT)
    for (let k = 0; k < 4; k++)
      s.mark(() =>
        s.line(
          [
            [1 - k * 0.5, 11.4 + k * 2.6, 4.7],
            [-3 - k * 0.3, 12.4 + k * 2.6, 4.7],
          ],
          0.3,
          BRASS,
          0.3,
        ),
      )
  }
  s.place([-4, 0, -11], [0, 8, 0], one)
  s.place([10, 0, 9], [0, -6, 0], one)
}

/** Coated work gloves. */
export const gloves: Draw = ({ s, c }) => {
  const hand =
    '-4.6,0 4.6,0 4.8,10 5.2,20 3.4,21 2.8,12.6 2.6,23 .8,23.4 .6,13 -.2,24 -2,24 -2,12.8 -3,21.4 -4.8,21 -5,10 -8.6,14.4 -10,13 -5.2,4'
  const one = (k: number) => {
    const outline = hand.split(' ').map((p): V2 => {
      const [x = 0, y = 0] = p.split(',').map(Number)
      return [x * k, y]
    })
    s.prism(outline, [0, 1.6], c.body, { gloss: 0.12, soft: 8 })
    s.prism(`${-4.8},-7 4.8,-7 4.8,.4 -4.8,.4`, [0, 1.7], '#d9d2c3', MATT)
    for (const y of [-6, -4.4, -2.8])
      s.mark(() =>
        s.face(`-4.8,${y},1.75 4.8,${y},1.75 4.8,${y + 0.5},1.75 -4.8,${y + 0.5},1.75`, '#b9b09c'),
      )
  }
  s.place([-9, 0.3, 6], [-84, 10, 0], () => one(1))
  s.place([9, 0.3, 8], [-84, -12, 0], () => one(-1))
}

export const extinguisher: Draw = ({ s, c }) => {
  s.turned('y', '0,8 1,8.6 38,8.6 43,6.4 45.6,3 46,2.4 46,0', '#a32c22', { gloss: 0.4, soft: 14 })
  s.mark(() => s.turned('y', '12,8.64 32,8.64', c.label, { from: -0.6, to: 0.9, n: 16 }))
  s.mark(() => s.turned('y', '26,8.68 31,8.68', '#a32c22', { from: -0.5, to: 0.8, n: 16 }))
  for (const y of [15, 18, 21])
    s.mark(() =>
      s.turned('y', `${y},8.68 ${y + 0.9},8.68`, '#8f8778', { from: -0.5, to: 0.5, n: 12 }),
    )
  s.turned('y', '46,2.6 50,2.6 50,0', BRASS, SHINE)
  s.prism('-3,50 12,53 12,54.4 -3,52', [-1, 1], DARK, PAINT)
  s.prism('-3,52 13,57.4 13,58.8 -3,54', [-1, 1], DARK, PAINT)
  s.line('-2.4,48.6,0 -8,48,2 -12,42,4 -12.4,26,5 -11.6,14,5', 1, RUBBER, 0.3)
  s.place([-11.6, 14, 5], [180, 0, 0], () => s.turned('y', '0,1.2 5,2.2 5,1.8 4,0', RUBBER, PAINT))
  s.place([3.4, 48.4, 2.2], [0, 20, 0], () =>
    s.turned('z', '0,1.6 .8,1.6 .8,0', '#e9e1d1', { n: 24, gloss: 0.3 }),
  )
}

export const cones: Draw = ({ s }) => {
  const one = () => {
    s.box([-18, 0, -18], [36, 2.6, 36], RUBBER, { gloss: 0.06 })
    const r = (y: number) => 13 - (y - 2.6) * 0.151
    for (const [from, to, tone] of [
      [2.6, 26, '#c8501f'],
      [26, 36, '#e9e6dc'],
      [36, 50, '#c8501f'],
      [50, 58, '#e9e6dc'],
      [58, 74, '#c8501f'],
    ] as const)
      s.turned('y', `${from},${r(from)} ${to},${r(to)}${to === 74 ? ` 74,0` : ''}`, tone, {
        gloss: 0.15,
        soft: 10,
      })
  }
  s.place([15, 0, -17], [0, 12, 0], one)
  s.place([-13, 0, 13], [0, -4, 0], one)
}

/** A full-body harness is mostly webbing and buckles. */
export const harness: Draw = ({ s, c }) => {
  const strap = (pts: string) => s.line(pts, 1.5, c.body, 0.1)
  strap('-13,1,-20 -10,1,-8 -3,1,0 8,1,10 13,1,22')
  strap('13,1,-20 10,1,-8 3,1,0 -8,1,10 -13,1,22')
  strap('-13,1,22 -8,1,27 0,1.4,22 8,1,27 13,1,22')
  strap('-13,1,-20 -6,1,-25 6,1,-25 13,1,-20')
  strap('-10,1.6,-8 0,1.6,-7 10,1.6,-8')
  s.place([0, 2, 0], [0, 0, 0], () =>
    s.turned('y', '0,4 1,4 1,2.6 0,2.6', STEEL, { n: 40, ...SHINE }),
  )
  for (const x of [-11.6, 11.6])
    s.place([x, 1.6, 17], [0, x * 3, 0], () => s.box([-2.6, 0, -2], [5.2, 1.6, 4], STEEL, SHINE))
  s.box([-3.4, 1.6, -9], [6.8, 1.8, 4], DARK, PAINT)
}
