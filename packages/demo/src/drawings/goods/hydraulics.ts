import { mix } from '../ink/color.ts'
import type { V2, V3 } from '../space/vector.ts'
import { BRASS, DARK, type Draw, HOLE, MATT, PAINT, RUBBER, shadow, SHINE, STEEL } from './good.ts'

const CREAM = '#ece5d6'

export const sealKit: Draw = ({ s, rnd }) => {
  const ring = (at: V3, [R, r]: V2, color: string, flat = 1, look = PAINT) => {
    const profile = Array.from({ length: 11 }, (_, k): V2 => {
      const a = Math.PI / 2 - (k / 10) * Math.PI * 2
      return [Math.sin(a) * r * flat, R + Math.cos(a) * r]
    })
    s.place([at[0], at[1] + r * flat, at[2]], [0, 0, 0], () =>
      s.turned('y', profile.toReversed(), color, { ...look, n: 52 }),
    )
  }
  const soft = { gloss: 0.3, soft: 10 }
  ring([-7, 0, -4.5], [9.6, 0.8], RUBBER)
  ring([-7, 0, -4.5], [7.2, 1], '#2e5f86', 1.5)
  ring([9.4, 0, -6.4], [6.6, 1.1], '#9c7a4a', 0.8)
  ring([9.4, 0, -6.4], [4, 0.55], RUBBER)
  ring([2.4, 0, 5.6], [6.2, 1.2], CREAM, 0.7, soft)
  ring([2.4, 1.5, 5.6], [5.4, 0.5], RUBBER)
  ring([-11, 0, 8], [3.6, 0.9], '#a33f2e', 1.3)
  ring([-11, 0, 8], [1.7, 0.42], RUBBER)
  ring([13.4, 0, 5.4 + rnd()], [3, 0.5], RUBBER)
  ring([14.6, 0.7, 7.4], [2.6, 0.42], '#3f6b46')
  ring([-7, 0, -4.5], [3.4, 0.6], CREAM, 1, soft)
}

export const hose: Draw = ({ s, c }) => {
  const y0 = 1.5
  const coil = (from: number, to: number, r: number, y: number, rise = 0): V3[] =>
    Array.from({ length: 73 }, (_, k) => {
      const a = from + ((to - from) * k) / 72
      return [Math.cos(a) * r * 1.25, y + (rise * k) / 72, Math.sin(a) * r]
    })
  const end = (at: V3, yaw: number) =>
    s.place(at, [0, yaw, 0], () => {
      s.turned('x', '-.6,1.75 -.4,1.95 3.6,1.95 3.9,1.6 4.4,1.5', mix(STEEL, BRASS, 0.3), SHINE)
      for (const t of [0.4, 1.4, 2.4])
        s.mark(() => s.turned('x', `${t},2 ${t + 0.4},2`, DARK, SHINE))
      s.nut('x', [4.4, 2.2, 2.1], STEEL)
      s.turned('x', '6.6,1.4 8.4,1.4 8.4,1 8.2,.9 7.6,0', STEEL, SHINE)
    })
  const tube = (pts: V3[]) => s.line(pts, 1.5, RUBBER, 0.35)
  tube(coil(-0.4, Math.PI * 2 - 0.4, 15.5, y0))
  tube(coil(-0.4, Math.PI * 2 - 0.4, 13.6, y0 + 2.2, 0.4))
  tube([...coil(0.2, Math.PI * 2 - 1.1, 14.4, y0 + 4.6), [12, y0 + 4, -15], [19, y0 + 2, -16]])
  end([19, y0 + 2, -16], 4)
  const out = coil(Math.PI * 0.5, Math.PI * 0.5 + 0.3, 15.5, y0).toReversed()
  tube([...out, [4, y0 + 0.2, 17], [13, y0, 18.6], [17, y0, 18.6]])
  end([17, y0, 18.6], -2)
  for (const a of [2.5, 0.9]) {
    const at = (r: number, y: number): V3 => [Math.cos(a) * r * 1.25, y0 + y, Math.sin(a) * r]
    s.line([at(11.6, 4.4), at(13.2, 6.9), at(15.6, 6.2), at(17.4, 1)], 0.62, c.body, 0.3)
  }
}

/** A double-acting cylinder, half out. */
export const cylinder: Draw = ({ s, c }) => {
  const eye = (x: number) =>
    s.place([x, 0, 0], [0, 0, 0], () => {
      s.turned('z', '-5,0 -5,6.4 5,6.4 5,3.6 4.4,3.4 4.4,0', c.body, {
        ...PAINT,
        bands: { 5: HOLE },
      })
    })
  s.place([0, 7, 0], [0, 0, 0], () => {
    eye(-62)
    s.turned('x', '-57,0 -57,5 -55,7 20,7 20,7.6 26,7.6 26,5', c.body, PAINT)
    s.mark(() => s.turned('x', '20,7.64 26,7.64', shadow(c.body, 0.3), PAINT))
    s.turned('x', '26,4.2 66,4.2', '#cfd0cb', { gloss: 0.8, soft: 30 })
    s.place([70, 0, 0], [0, 0, 0], () =>
      s.turned('z', '-5,0 -5,6 5,6 5,3.4 4.4,3.2 4.4,0', c.body, { ...PAINT, bands: { 5: HOLE } }),
    )
    s.line('-46,7.6,0 -44,10,0 -38,10,0 12,10,0 16,9,0 17,7,0', 1, STEEL, 0.5)
    for (const x of [-46, 16])
      s.place([x, 7, 0], [0, 0, 0], () => s.turned('y', '0,2.4 2.4,2.4 2.4,0', DARK, SHINE))
  })
}

/** An axial piston pump with its splined shaft. */
export const pump: Draw = ({ s, c }) => {
  s.place([0, 13, 0], [0, 0, 0], () => {
    s.prism(
      '-14,-9 -9,-12 9,-12 14,-9 14,9 9,12 -9,12 -14,9',
      [-22, -16],
      shadow(c.body, 0.12),
      PAINT,
    )
    s.turned('z', '-16,11 4,11.6 8,10.6 8,9', c.body, PAINT)
    s.prism('-6,9 6,9 6,15 -6,15', [-12, 0], shadow(c.body, 0.1), PAINT)
    for (const x of [-3, 3])
      s.place([x, 15, -6], [0, 0, 0], () =>
        s.turned('y', '0,2.2 1.6,2.2 1.6,1.4 1.2,0', BRASS, SHINE),
      )
    s.prism('-17,-6 -12,-13 12,-13 17,-6 17,6 12,13 -12,13 -17,6', [8, 12], c.body, PAINT)
    for (const [x, y] of [
      [-13.6, 0],
      [13.6, 0],
      [0, 10.6],
      [0, -10.6],
    ] as const)
      s.place([x, y, 12], [0, 0, 0], () =>
        s.mark(() => s.turned('z', '0,1.8 .05,1.8 .05,0', HOLE, { n: 20, ...MATT })),
      )
    s.turned('z', '12,7.4 14.4,7.4 14.4,0', STEEL, SHINE)
    s.turned('z', '14.4,3.2 24,3.2 24,0', STEEL, { ...SHINE, n: 36, star: 0.86 })
  })
}

/** Couplings, adapters and elbows. */
export const fittings: Draw = ({ s }) => {
  const straight = () => {
    s.turned('x', '-6,0 -6,1.6 -1.4,1.6', STEEL, { ...SHINE, n: 30 })
    s.nut('x', [-1.4, 2.8, 2.6], mix(STEEL, BRASS, 0.25))
    s.turned('x', '1.4,1.6 6,1.6 6,1 5.4,0', STEEL, { ...SHINE, n: 30 })
  }
  const coupling = () => {
    s.turned('x', '-8,0 -8,2.2 -4,2.2 -4,3.2 3,3.2 3.6,2.8 6,2.8 6,1.8 5.6,0', BRASS, SHINE)
    for (const t of [-3, -1.6, -0.2, 1.2])
      s.mark(() => s.turned('x', `${t},3.24 ${t + 0.5},3.24`, shadow(BRASS, 0.4), SHINE))
  }
  s.place([-10, 2.4, -9], [0, 30, 0], straight)
  s.place([9, 3.2, -8], [0, -20, 0], coupling)
  s.place([-11, 3, 6], [0, 8, 0], coupling)
  s.place([8, 2.4, 7], [0, 40, 0], () => {
    s.turned('y', '-2.4,1.8 7,1.8 7,1.2 6.4,0', STEEL, { ...SHINE, n: 30 })
    s.nut('y', [1.6, 2.4, 2.5], STEEL)
    s.turned('x', '0,1.9 5.6,1.8 5.6,1.2 5,0', STEEL, { ...SHINE, n: 30 })
  })
}
