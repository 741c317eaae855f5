import { mix } from '../ink/color.ts'
import { at } from '../list.ts'
import { points } from '../space/points.ts'
import type { V2, V3 } from '../space/vector.ts'
import { BRASS, DARK, type Draw, HOLE, PAINT, shadow, SHINE, STEEL } from './good.ts'

const PLATE =
  '-66,-10 -30,-10 -20,-8.4 20,-8.4 34,-10 56,-10 62,-5 62,5 56,10.5 30,10.5 18,8.6 -18,8.6 -30,12 -58,12 -66,6'
const HEAD = '-86,14 -82,20 -74,20 -66,12 -52,11 -52,-9 -66,-10 -84,-10'

export const breaker: Draw = ({ s, c }) => {
  s.place([0, 10, 0], [0, 0, 0], () => {
    s.place([58, 0, 0], [0, 0, 0], () =>
      s.turned('x', '0,5.4 34,5.4 40,3 45,.4 45,0', STEEL, SHINE),
    )
    s.prism('-62,-9 54,-10 60,-6 60,6 54,10 -62,9', [-11, 11], DARK, PAINT)
    s.prism(PLATE, [10.6, 13.4], c.body, PAINT)
    for (const x of [-56, -40, 30, 46])
      s.place([x, x < 0 ? 1 : 0, 13.4], [0, 0, 0], () => {
        s.turned('z', '0,3.4 .8,3.4 .8,0', DARK, PAINT)
        s.nut('z', [0.8, 1.8, 2.2], STEEL)
      })
    s.mark(() => s.face('-14,-4,13.5 16,-4,13.5 16,4,13.5 -14,4,13.5', c.trim))
    s.mark(() => s.face('-10,-1,13.6 8,-1,13.6 8,1.2,13.6 -10,1.2,13.6', c.body))
    s.prism(HEAD, [7, 10], shadow(c.body, 0.1), PAINT)
    for (const y of [14, -3])
      s.place([-77, y, 0], [0, 0, 0], () =>
        s.turned('z', '6,0 6,4 12,4 12,2.4 11.6,0', STEEL, SHINE),
      )
    s.place([-40, 12, 4], [-90, 0, 0], () =>
      s.turned('z', '0,2.4 3,2.4 3,1.6 5,1.6 5,0', BRASS, SHINE),
    )
  })
}

/** Working steels of a breaker: a chisel and a moil point. */
export const chisels: Draw = ({ s }) => {
  s.place([0, 6, -10], [0, 3, 0], () => {
    s.turned('x', '-52,0 -52,5.4 -50,6 -14,6 -14,5 -4,5 -4,6 34,6', STEEL, SHINE)
    s.prism('34,-6 56,-.8 56,.8 34,6', [-6, 6], STEEL, SHINE)
  })
  s.place([4, 6, 10], [0, -4, 0], () =>
    s.turned('x', '-52,0 -52,5.4 -50,6 -14,6 -14,5 -4,5 -4,6 36,6 54,.6 54,0', STEEL, SHINE),
  )
}

const SHELL = points('44,62 20,74 -6,76 -30,66 -46,46 -50,24 -40,8 -18,.5 10,0 56,6')
const EAR = '-34,62 4,75 10,92 2,100 -10,98 -24,84 -40,82 -46,74 -44,64'

/** Lying on its heel, mouth to the right, seen from the open side. */
function bucketOf(half: number, teeth: readonly number[]): Draw {
  return ({ s, c }) => {
    const inner = SHELL.map(([x, y]): V2 => [x * 0.95 + 2.4, y * 0.93 + 2.6])
    const side = [...SHELL, [50, 34] as V2]
    const lining = (outline: V2[], wide: number, isInside: boolean) =>
      s.body(() => {
        for (let k = 0; k + 1 < outline.length; k++) {
          const [a, b] = [at(outline, k), at(outline, k + 1)]
          const pts: V3[] = [
            [...a, -wide],
            [...a, wide],
            [...b, wide],
            [...b, -wide],
          ]
          if (isInside)
            s.face(pts, mix(c.body, '#6b6357', 0.55), { both: true, gloss: 0.05, lift: -0.16 })
          else s.face(pts, c.body, PAINT)
        }
      })
    s.prism(side, [-half, -half + 3], c.body, PAINT)
    lining(inner, half - 3, true)
    lining(SHELL, half, false)
    s.prism('46,2.4 66,6.6 66,8 46,6.8', [-half, half], STEEL, SHINE)
    for (const z of teeth)
      s.prism(
        '54,2.6 66,5 86,8.6 86,9.6 66,12.6 54,9',
        [z - 4, z + 4],
        mix(DARK, STEEL, 0.3),
        PAINT,
      )
    s.prism(side, [half - 3, half], c.body, PAINT)
    if (teeth.length > 0) {
      s.prism('40,60 46,61 57,10 52,8', [half, half + 2.4], shadow(c.body, 0.25), PAINT)
      for (const [x, y] of [
        [46, 48],
        [49, 34],
        [52, 20],
      ] as const)
        s.place([x, y, half + 2.4], [0, 0, 0], () => s.nut('z', [0, 1.8, 2.6], STEEL))
    }
    for (const z of [-16, 12]) {
      s.prism(EAR, [z, z + 4], c.body, PAINT)
      for (const [x, y] of [
        [-1, 91],
        [-36, 73],
      ] as const)
        s.place([x, y, z + 4], [0, 0, 0], () =>
          s.turned('z', '0,6 2,6 2,3.2 1,3 1,0', DARK, { ...PAINT, bands: { 4: HOLE } }),
        )
    }
  }
}

export const diggingBucket = bucketOf(46, [-38, -19, 0, 19, 38])
export const trenchBucket = bucketOf(24, [-18, 0, 18])
/** Without teeth, for ditches and grading. */
export const gradingBucket = bucketOf(74, [])

const JAW =
  '-44,6 -38,0 -22,0 -17,7 -24,12 -18,17 8,17 14,10 20,2 32,0 44,8 46,20 38,24 40,34 33,44 21,44 14,34 -12,34 -18,44 -31,44 -38,34 -36,22 -44,16'

export const coupler: Draw = ({ s, c }) => {
  s.prism(JAW, [-20, -15], shadow(c.body, 0.12), PAINT)
  s.prism('-16,18 12,18 12,30 -16,30', [-15, 15], DARK, PAINT)
  for (const x of [27, -25])
    s.place([x, 36, 0], [0, 0, 0], () => s.turned('z', '-15,0 -15,4.2 15,4.2 15,0', STEEL, SHINE))
  s.turned('z', '-14,0 -14,4 14,4 14,0', DARK, PAINT)
  s.place([20, 13, 0], [0, 0, 0], () =>
    s.prism('-8,4 4,6 14,-1 10,-8 2,-2 -8,-2', [-10, 10], STEEL, SHINE),
  )
  s.prism(JAW, [15, 20], c.body, PAINT)
  for (const x of [27, -25])
    s.place([x, 36, 20], [0, 0, 0], () =>
      s.turned('z', '0,7 2.4,7 2.4,4 1.2,3.8 1.2,0', STEEL, { ...PAINT, bands: { 4: HOLE } }),
    )
  s.mark(() => s.face('-12,20,20.1 10,20,20.1 10,29,20.1 -12,29,20.1', c.trim))
  s.mark(() => s.face('-8,23,20.2 2,23,20.2 2,26,20.2 -8,26,20.2', c.body))
}

/** A single-shank ripper. */
export const ripper: Draw = ({ s, c }) => {
  const shank = '-8,78 26,78 34,64 30,44 20,24 6,6 -6,0 -16,2 -4,12 6,30 10,48 2,62 -10,68'
  s.prism(shank, [-5, 5], c.body, PAINT)
  s.prism('-6,-1 -20,0 -34,-1 -34,1 -18,6 -4,12 0,8', [-4.4, 4.4], mix(DARK, STEEL, 0.4), SHINE)
  for (const z of [-13, 9]) {
    s.prism(
      '-14,72 30,72 36,84 26,98 14,98 8,88 -6,88 -12,98 -24,96 -26,84',
      [z, z + 4],
      z < 0 ? shadow(c.body, 0.1) : c.body,
      PAINT,
    )
    for (const x of [20, -16])
      s.place([x, 88, z + 4], [0, 0, 0], () =>
        s.turned('z', '0,5 1.6,5 1.6,3 1,0', DARK, { ...PAINT, bands: { 3: HOLE } }),
      )
  }
}

/** Fork tines on a carriage. */
export const forks: Draw = ({ s, c }) => {
  for (const y of [8, 42]) s.box([-52, y, -6], [104, 8, 4], c.body, PAINT)
  for (const x of [-50, 42]) s.box([x, 8, -6], [8, 42, 5], shadow(c.body, 0.08), PAINT)
  for (const x of [-30, 20]) {
    s.box([x, 0, -2], [10, 56, 5], DARK, PAINT)
    s.prism(`${x},0 ${x + 10},0 ${x + 10},3.6 ${x},3.6`, [3, 78], DARK, PAINT)
    s.prism(
      `${x + 1.6},.4 ${x + 8.4},.4 ${x + 8.4},2.4 ${x + 1.6},2.4`,
      [78, 92],
      mix(DARK, STEEL, 0.4),
      PAINT,
    )
  }
}

/** A drive unit with an earth auger. */
export const auger: Draw = ({ s, c }) => {
  s.place([0, 14, 0], [0, 0, 0], () => {
    s.turned('x', '-80,0 -80,8 -78,9 -46,9 -46,6 -40,6', c.body, PAINT)
    s.prism('-86,-3 -80,-3 -80,12 -86,10', [-8, 8], DARK, PAINT)
    s.turned('x', '-40,3.4 64,3.4', STEEL, PAINT)
    for (let k = 0; k < 7; k++)
      s.place([-30 + k * 14, 0, 0], [0, 14, 0], () =>
        s.turned('x', '-.6,3.4 -.6,14 .6,14 .6,3.4', mix(c.trim, STEEL, 0.5), PAINT),
      )
    s.turned('x', '64,4.6 68,4.2 78,.6 78,0', mix(DARK, STEEL, 0.3), SHINE)
  })
}

/** An orange-peel or stone grapple, closed. */
export const grapple: Draw = ({ s, c }) => {
  const claw = '0,44 14,42 28,32 33,18 28,5 12,-3 4,-2 12,6 18,18 12,28 0,32'
  const mirrored = points(claw).map(([x, y]): V2 => [-x, y])
  s.place([0, 4, 0], [0, 0, 0], () => {
    for (const z of [-14, -2, 10]) {
      s.prism(mirrored, [z, z + 4], shadow(c.body, 0.06), PAINT)
      s.prism(claw, [z, z + 4], c.body, PAINT)
    }
    s.prism('-18,40 18,40 14,52 -14,52', [-16, 16], DARK, PAINT)
    for (const x of [-10, 10]) s.place([x, 45, 16], [0, 0, 0], () => s.nut('z', [0, 1.6, 3], STEEL))
    s.turned('y', '52,10 58,10 58,7 64,7 64,0', c.body, PAINT)
    for (const z of [-8, 5]) s.prism('-7,64 7,64 7,74 3,79 -3,79 -7,74', [z, z + 3], c.body, PAINT)
  })
}
