import { mix } from '../ink/color.ts'
import { points } from '../space/points.ts'
import type { V2, V3 } from '../space/vector.ts'
import { BRASS, DARK, type Draw, HOLE, MATT, PAINT, RUBBER, shadow, SHINE, STEEL } from './good.ts'

/** Turbine housing in iron, compressor in aluminium. */
export const turbo: Draw = ({ s }) => {
  const iron = '#6d5f52'
  s.place([0, 13, 0], [0, 0, 0], () => {
    s.turned('x', '-16,4 -16,6.6 -14,10.6 -10,12.6 -5,11.6 -3,7 -3,4', iron, { gloss: 0.1 })
    s.prism('-14,-13 -4,-13 -4,-8 -14,-8', [-6, 6], iron, { gloss: 0.1 })
    s.turned('x', '-3,4.6 5,4.6', mix(iron, STEEL, 0.4), PAINT)
    s.turned('x', '5,5 6,9 9,12.4 14,13 18,10.8 19,7.6 22,6.8 22,5.6 21,5.4 20.4,2', '#c3c2bb', {
      gloss: 0.4,
      soft: 12,
    })
    s.mark(() => s.turned('x', '20.5,5.2 20.52,0', HOLE, MATT))
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2
      s.mark(() => s.turned('x', '20.8,4.8 20.9,1.2', '#9b9a93', { from: a, to: a + 0.3, n: 3 }))
    }
    s.turned('x', '20,1.4 23,1.2 23.6,0', STEEL, { n: 20, ...SHINE })
  })
}

export const radiator: Draw = ({ s, c }) => {
  s.box([-26, 0, -4], [52, 7, 8], RUBBER, PAINT)
  s.box([-25, 7, -3], [50, 44, 5], '#8d8b84', PAINT)
  for (let k = 0; k < 34; k++)
    s.mark(() => {
      const x = -23.6 + k * 1.39
      s.face(`${x},8,2.05 ${x + 0.5},8,2.05 ${x + 0.5},50,2.05 ${x},50,2.05`, '#55534d')
    })
  for (const x of [-26, 23]) s.box([x, 7, -3.4], [3, 44, 6.4], c.body, PAINT)
  s.box([-26, 51, -4], [52, 7, 8], RUBBER, PAINT)
  s.place([-14, 58, 0], [0, 0, 0], () =>
    s.turned('y', '0,2.4 1,2.4 1,3.4 2.4,3.4 2.4,0', STEEL, SHINE),
  )
  s.place([17, 54, 4], [0, 0, 0], () =>
    s.turned('z', '0,3 6,3 6,2.4 5,0', RUBBER, { ...PAINT, bands: { 3: HOLE } }),
  )
}

export const belts: Draw = ({ s }) => {
  const loop = (at: V3, r: V2, wide: number) =>
    s.place(at, [0, 0, 0], () => {
      const ring = Array.from({ length: 72 }, (_, k): V2 => {
        const a = (k / 72) * Math.PI * 2
        return [Math.cos(a) * r[0], Math.sin(a) * r[1]]
      })
      s.line(
        ring.map(([x, z]): V3 => [x, 0.2, z]),
        0.5,
        RUBBER,
        0.1,
      )
      s.mark(() => {
        ring.forEach(([x, z], k) => {
          const [x1, z1] = ring[(k + 1) % 72] ?? [x, z]
          const inner = (v: number) => v * 0.955
          s.face(
            [
              [x, 0, z],
              [x1, 0, z1],
              [x1, wide, z1],
              [x, wide, z],
            ],
            RUBBER,
            { both: true, gloss: 0.1 },
          )
          s.face(
            [
              [inner(x), 0, inner(z)],
              [inner(x1), 0, inner(z1)],
              [inner(x1), wide, inner(z1)],
              [inner(x), wide, inner(z)],
            ],
            k % 2 ? '#3b3834' : '#262422',
            { both: true, gloss: 0.1 },
          )
          s.face(
            [
              [x, wide, z],
              [x1, wide, z1],
              [inner(x1), wide, inner(z1)],
              [inner(x), wide, inner(z)],
            ],
            '#45423d',
            { both: true, gloss: 0.2 },
          )
        })
      })
    })
  loop([6, 0, -6], [26, 15], 2.4)
  loop([-7, 0, 5], [21, 12], 2.4)
}

/** Piston, rings, pin and liner. */
export const pistonSet: Draw = ({ s }) => {
  s.place([11, 0, -6], [0, 0, 0], () => {
    s.turned('y', '0,7.4 24,7.4 24,8.4 26,8.4 26,6.6', STEEL, { gloss: 0.4, soft: 12 })
    s.turned('y', '26,6.6 25,6.5 22,6.5', '#6a6862', { both: true, lift: -0.2 })
    s.mark(() => s.turned('y', '26.02,6.5 26.04,6.5 26.04,0', HOLE, MATT))
  })
  s.place([-7, 0, 3], [0, 0, 0], () => {
    s.turned(
      'y',
      '0,6.2 9,6.4 9.4,6.4 9.4,6 10,6 10,6.4 11.2,6.4 11.2,6 11.8,6 11.8,6.4 13,6.4 13,6 13.6,6 13.6,6.4 16,6.4 16,4.2 15,3.8 15,0',
      '#c9c7bf',
      { gloss: 0.4, soft: 12 },
    )
    s.place([2.2, 5, 6], [0, 20, 0], () => s.turned('z', '-.2,2.4 .4,2.4 .4,0', HOLE, MATT))
  })
  s.place([5, 1.4, 13], [0, 30, 0], () =>
    s.turned('x', '-6,0 -6,2 6,2 6,1.2 5.8,0', STEEL, { ...SHINE, bands: { 4: HOLE } }),
  )
}

/** Fuel injectors, lying. */
export const injectors: Draw = ({ s, c }) => {
  for (const [z, turn] of [
    [-8, 3],
    [0, 0],
    [8, -4],
  ] as const)
    s.place([0, 2.2, z], [0, turn, 0], () => {
      s.prism('-16,-1.6 -9,-1.6 -9,2.4 -16,2.4', [-2, 2], c.body, PAINT)
      s.turned('x', '-11,0 -11,2.4 -3,2.4 -3,1.9 6,1.9 6,1.5 14,1.5 14,.7 18,.6 18,0', STEEL, {
        ...SHINE,
        n: 32,
      })
      s.mark(() => s.turned('x', '-3,1.94 -2,1.94', BRASS, { n: 32 }))
    })
}

export const waterPump: Draw = ({ s, c }) => {
  s.place([0, 11, 0], [0, 0, 0], () => {
    s.prism('-13,-4 -6,-11 6,-11 12,-4 13,6 4,11 -8,10', [-6, -1], STEEL, { gloss: 0.2 })
    s.turned('z', '-1,9 2,8.4 3,5 7,4.4', mix(STEEL, c.body, 0.2), { gloss: 0.3, soft: 12 })
    s.place([13, 3, -4], [0, 0, 0], () =>
      s.turned('x', '0,3.4 5,3.4 5,2.6 4.6,0', STEEL, { ...SHINE, bands: { 3: HOLE } }),
    )
    s.turned(
      'z',
      '7,8.4 8,8.8 8.8,8 9.6,8.8 10.4,8 11.2,8.8 12,8.4 12,3 11.4,2.6 11.4,0',
      DARK,
      SHINE,
    )
    s.nut('z', [12, 1.2, 2], STEEL)
  })
}

/** A cylinder head gasket with the small ones. */
export const gaskets: Draw = ({ s }) => {
  const sheet = (
    outline: V2[],
    holes: readonly (readonly [number, number, number])[],
    tone: string,
  ) => {
    s.prism(outline, [0, 0.3], tone, { gloss: 0.25, soft: 10 })
    for (const [x, y, r] of holes)
      s.place([x, y, 0.3], [0, 0, 0], () =>
        s.mark(() => s.turned('z', `.02,${r} .04,${r} .04,0`, '#e9dfcc', { n: 30, lift: 0.05 })),
      )
  }
  s.place([0, 0.3, 0], [-90, 0, 0], () => {
    sheet(
      points('-30,-9 30,-9 31,-8 31,9 -31,9 -31,-8'),
      [
        ...[-22, -7.4, 7.4, 22].map((x) => [x, 0, 6] as const),
        ...[-29, -14.6, 0, 14.6, 29].flatMap((x) => [
          [x, 7.4, 0.9] as const,
          [x, -7.4, 0.9] as const,
        ]),
      ],
      '#77746d',
    )
  })
  s.place([-12, 0.4, 16], [-90, 10, 0], () =>
    sheet(
      points('-10,-4 10,-4 12,0 10,4 -10,4 -12,0'),
      [
        [-6, 0, 2.6],
        [6, 0, 2.6],
      ],
      '#9c7a4a',
    ),
  )
  s.place([17, 0.4, 17], [-90, -14, 0], () =>
    sheet(
      points('-6,-6 6,-6 6,6 -6,6'),
      [
        [0, 0, 4],
        [-4.6, 4.6, 0.7],
        [4.6, -4.6, 0.7],
      ],
      shadow('#a33f2e', 0.1),
    ),
  )
}
