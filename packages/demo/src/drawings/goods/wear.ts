import { mix } from '../ink/color.ts'
import { points, rect } from '../space/points.ts'
import type { V2, V3 } from '../space/vector.ts'
import { arc, DARK, type Draw, type Hand, HOLE, MATT, PAINT, shadow, SHINE, STEEL } from './good.ts'

const section = (x: number, low: number, high: number, w: number): [V3, V3, V3, V3] => [
  [x, low, -w],
  [x, high, -w],
  [x, high, w],
  [x, low, w],
]

function oneTooth({ s, c }: Hand): void {
  const w = 5.2
  const back = section(0, 0, 11, w)
  const mid = section(13, 0.4, 9.4, w * 0.94)
  const tip = section(31, 0, 1.5, w * 0.62)
  const skin = (a: typeof back, b: typeof back, tone: string) => {
    s.face([a[3], b[3], b[2], a[2]], tone, { ...PAINT, both: true })
    s.face([a[2], b[2], b[1], a[1]], tone, { ...PAINT, both: true })
    s.face([a[1], b[1], b[0], a[0]], tone, { ...PAINT, both: true })
  }
  s.body(() => {
    skin(back, mid, c.body)
    skin(mid, tip, mix(c.body, STEEL, 0.45))
    s.face(tip, STEEL, { ...SHINE, both: true })
    s.face(back.toReversed(), shadow(c.body, 0.3), { both: true })
    s.face('-.02,1.6,3.8 -.02,9.4,3.8 -.02,9.4,-3.8 -.02,1.6,-3.8', '#2a2621', MATT)
    s.face('14,9.3,-1.1 29,2.1,-.8 29,2.1,.8 14,9.3,1.1', mix(c.body, '#fff7e6', 0.15), PAINT)
    const hole = arc([6.4, 5.4], 1.7, 0, 340, 17)
    s.face(
      hole.map(([x, y]): V3 => [x, y, w * 0.985 + 0.1]),
      HOLE,
      MATT,
    )
  })
}

export const teeth: Draw = (h) => {
  const { s, rnd } = h
  for (let k = 0; k < 3; k++)
    s.place([-8 + k * 3, 0, -17 + k * 15.5], [0, rnd.range(0, 4), 0], () => oneTooth(h))
  s.place([12, 1.2, 27], [0, 12, 0], () =>
    s.turned('x', '-6,0 -6,1.1 -5.7,1.2 5.7,1.2 6,1.1 6,0', STEEL, SHINE),
  )
}

/** A bolt-on edge with countersunk holes, and its bolts. */
export const cuttingEdge: Draw = ({ s, c }) => {
  const tone = mix(c.body, DARK, 0.5)
  s.prism('-60,0 60,0 60,3.4 -60,3.4', [-14, 9], tone, PAINT)
  s.prism('-60,0 60,0 60,.4 -60,3.4', [9, 16], mix(tone, STEEL, 0.4), SHINE)
  for (let k = 0; k < 7; k++)
    s.place([-51 + k * 17, 3.4, -6], [0, 0, 0], () =>
      s.mark(() =>
        s.turned('y', '.02,3.2 .02,1.9 .04,1.9 .04,0', HOLE, {
          n: 24,
          ...MATT,
          bands: { 1: STEEL },
        }),
      ),
    )
  for (const x of [20, 30, 40])
    s.place([x, 1.6, 27], [0, 70, 0], () => {
      s.turned('x', '-7,0 -7,1.3 5,1.3 5,2.4 7,3 7,0', STEEL, { n: 20, ...SHINE })
      s.nut('x', [-5, 2, 2.3], STEEL)
    })
}

/** A bolt-on side cutter, left and right. */
export const sideCutter: Draw = ({ s, c }) => {
  const one = () => {
    s.prism('-22,0 20,0 27,5 24,11 8,13 -18,12 -24,6', [-2, 2], mix(c.body, DARK, 0.3), PAINT)
    s.prism('20,0 31,3 27,9 24,11 27,5', [-1, 1], STEEL, SHINE)
    for (const x of [-15, -2, 11])
      s.place([x, 6.4, 2], [0, 0, 0], () => s.turned('z', '0,2.4 .1,2.4 .1,0', HOLE, MATT))
  }
  s.place([0, 2.6, -10], [-70, 6, 0], one)
  s.place([4, 2.2, 10], [-74, -8, 0], one)
}

const LOWER =
  '-16.5,0 -16.5,7.4 -15,7.4 -14.4,9.8 -12.4,9.8 -11.6,8 -6,7.8 -5.2,9.6 -3.2,9.6 -2.4,6.8'
const UPPER = '2.4,6.8 3.2,9.6 5.2,9.6 6,7.8 11.6,8 12.4,9.8 14.4,9.8 15,7.4 16.5,7.4 16.5,0'

export const trackRoller: Draw = ({ s, c }) => {
  const collar = [
    ...points('-5,-8.4 5,-8.4 6.2,-4'),
    ...arc([0, 0], 6.4, -20, 200, 12),
    [-6.2, -4] as V2,
  ]
  const end = (x: number) =>
    s.place([x, 0, 0], [0, 90, 0], () => s.prism(collar, [-1.7, 1.7], c.trim, PAINT))
  s.place([0, 10, 0], [0, 0, 0], () => {
    end(-18.4)
    s.turned('x', `${LOWER} ${UPPER}`, c.body, { ...PAINT, n: 72, bands: { 6: STEEL, 14: STEEL } })
    end(18.4)
    s.turned('x', '20.1,3.4 21.4,3.4 21.4,1.3 21.1,1.2 21.1,0', STEEL, SHINE)
    for (const z of [-3.4, 3.4])
      s.place([19.4, -7.2, z], [0, 0, 0], () => s.nut('x', [0.6, 1.3, 1.3], STEEL))
  })
}

/** A top roller on its shaft. */
export const carrierRoller: Draw = ({ s, c }) => {
  s.place([0, 7.6, 0], [0, 0, 0], () => {
    s.turned('x', '-22,0 -22,2.6 -21.6,2.8 -9,2.8 -9,0', STEEL, SHINE)
    s.turned(
      'x',
      '-9,3 -9,6 -8,7.4 -5.4,7.4 -4.6,5.4 3.6,5.4 4.4,7.4 7,7.4 8,6.2 9,5 9.6,3.6 9.6,0',
      c.body,
      { ...PAINT, bands: { 5: STEEL } },
    )
    s.mark(() => s.turned('x', '9.62,2.6 9.62,0', c.trim, PAINT))
    s.nut('x', [9.6, 1, 1.4], STEEL)
  })
}

/** A front idler in its yoke. */
export const idler: Draw = ({ s, c }) => {
  s.place([0, 26, 0], [0, 0, 0], () => {
    s.prism('-10,-5 10,-5 10,5 -10,5', [-13, -9], shadow(c.trim, 0.2), PAINT)
    s.turned(
      'z',
      '-7,0 -7,17 -6,23 -4,23.4 -4,25.8 4,25.8 4,23.4 6,23 7,17 5,15 5,8 7,7 7,0',
      c.body,
      { ...PAINT, bands: { 5: STEEL } },
    )
    s.mark(() => s.turned('z', '7.02,16.6 7.02,8.2', shadow(c.body, 0.25), MATT))
    s.prism('-10,-5 10,-5 10,5 -10,5', [8, 13], c.trim, PAINT)
    s.place([0, 0, 13], [0, 0, 0], () => s.turned('z', '0,3.6 1,3.6 1,0', STEEL, SHINE))
  })
}

/** A drive sprocket rim with its bolt holes. */
export const sprocket: Draw = ({ s, c }) => {
  const teethOf = 23
  const rim: V2[] = Array.from({ length: teethOf * 4 }, (_, k) => {
    const a = (k / (teethOf * 4)) * Math.PI * 2
    const r = [30, 33.4, 33.4, 30][k % 4] ?? 30
    return [Math.cos(a) * r, Math.sin(a) * r]
  })
  s.place([0, 33, 0], [0, 0, 0], () => {
    s.prism(rim, [-4, 3], mix(c.body, STEEL, 0.35), PAINT)
    s.turned('z', '3,27 4,26 4,16 3.4,15.6', c.body, PAINT)
    s.mark(() => s.turned('z', '3.5,15.6 3.5,0', '#efe7d9', { lift: 0.1 }))
    s.mark(() => s.turned('z', '3.55,15.6 3.55,13.6', HOLE, { from: 0, to: Math.PI * 2, ...MATT }))
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * Math.PI * 2
      s.place([Math.cos(a) * 21, Math.sin(a) * 21, 4], [0, 0, 0], () =>
        s.mark(() => s.turned('z', '0,1.5 .05,1.5 .05,0', HOLE, { n: 18, ...MATT })),
      )
    }
  })
}

const LINK = '-10,3 -6,0 6,0 10,3 10,8 5,10.6 -5,10.6 -10,8'
const SHOE =
  '-9.4,10.6 8.6,10.6 9.4,11.6 9,12.4 7.4,12.4 6.8,16 5.2,16 4.6,12.4 .9,12.4 .4,15 -.9,15 -1.4,12.4 -5,12.4 -5.6,16 -7.2,16 -7.8,12.4 -9.4,12.2'

function links({ s }: Hand, n: number, pitch: number): void {
  for (let k = 0; k < n; k++)
    s.place([(k - (n - 1) / 2) * pitch, 0, 0], [0, 0, 0], () => {
      s.prism(LINK, [-11.2, -6.8], DARK, PAINT)
      s.place([9, 5.2, 0], [0, 0, 0], () =>
        s.turned('z', '-12,0 -12,2.7 12,2.7 12,0', STEEL, { n: 22, ...SHINE }),
      )
      s.prism(LINK, [6.8, 11.2], DARK, PAINT)
      s.place([9, 5.2, 11.3], [0, 0, 0], () =>
        s.turned('z', '0,2.4 .6,2.4 .6,0', STEEL, { n: 22, ...SHINE }),
      )
    })
}

/** A chain without shoes. */
export const trackChain: Draw = (h) => links(h, 6, 19)

/** A chain with shoes. */
export const trackGroup: Draw = (h) => {
  const { s, c } = h
  links(h, 6, 19)
  for (let k = 0; k < 6; k++)
    s.place([(k - 2.5) * 19, 0, 0], [0, 0, 0], () => {
      s.prism(SHOE, [-27, 27], mix(c.body, DARK, 0.35), PAINT)
      for (const z of [-12, -6, 6, 12])
        s.place([2.8, 12.4, z], [0, 0, 0], () => s.nut('y', [0, 1.3, 1.5], STEEL))
    })
}

/** Loose shoes with their bolts. */
export const trackShoes: Draw = ({ s, c }) => {
  for (const [x, z, turn] of [
    [-16, -14, 4],
    [0, 0, 0],
    [16, 14, -3],
  ] as const)
    s.place([x, -10.4, z], [0, turn, 0], () => {
      s.prism(SHOE, [-27, 27], mix(c.body, DARK, 0.35), PAINT)
      for (const at of [-12, -6, 6, 12])
        s.place([2.8, 12.4, at], [0, 0, 0], () =>
          s.mark(() => s.turned('y', '.02,1.2 .04,1.2 .04,0', HOLE, { n: 18, ...MATT })),
        )
    })
}

/** A rubber track, lying as a loop. */
export const rubberTrack: Draw = ({ s }) => {
  const tone = '#2f2d2a'
  const round = (r: number): V2[] => [
    ...arc([24, 20], r, -90, 90, 18),
    ...arc([-24, 20], r, 90, 270, 18),
  ]
  const [outer, inner] = [round(20), round(17.4)]
  const wall = (z: number, color: string) => {
    const rim = [...outer, ...inner.toReversed()]
    for (let k = 0; k + 1 < outer.length; k++) {
      const [a, b] = [outer[k], outer[k + 1]]
      const [d, e] = [inner[k], inner[k + 1]]
      if (a && b && d && e)
        s.face(
          [
            [...a, z],
            [...b, z],
            [...e, z],
            [...d, z],
          ],
          color,
          { both: true, gloss: 0.05 },
        )
    }
    return rim
  }
  const skin = (ring: V2[], color: string) => {
    for (let k = 0; k < ring.length; k++) {
      const [a, b] = [ring[k], ring[(k + 1) % ring.length]]
      if (a && b)
        s.face(
          [
            [...a, -14],
            [...b, -14],
            [...b, 14],
            [...a, 14],
          ],
          color,
          { both: true, gloss: 0.06 },
        )
    }
  }
  s.body(() => {
    skin(inner, shadow(tone, 0.2))
    skin(outer, tone)
    wall(14, mix(tone, '#fff7e6', 0.06))
  })
  for (let k = 0; k < 17; k++) {
    const x = -24 + k * 3
    s.body(
      () => s.prism(rect(x, 39.9, x + 1.6, 41.4), [-14, 14], mix(tone, '#fff7e6', 0.05), MATT),
      false,
    )
  }
}
