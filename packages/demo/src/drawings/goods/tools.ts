import { mix } from '../ink/color.ts'
import { points } from '../space/points.ts'
import type { V2, V3 } from '../space/vector.ts'
import {
  arc,
  BRASS,
  DARK,
  type Draw,
  HOLE,
  MATT,
  PAINT,
  RUBBER,
  shadow,
  SHINE,
  STEEL,
} from './good.ts'

export const tester: Draw = ({ s, c }) => {
  s.line('-16,3,-4 -22,2,-8 -27,1,-2 -24,.9,7 -15,.9,11 -4,.9,13 3,.9,14', 0.85, RUBBER, 0.3)
  s.place([3, 0.4, 14], [0, -4, 0], () => {
    s.box([0, 0, -2.4], [8, 3.4, 4.8], DARK, PAINT)
    s.box([8, 0.5, -1.9], [2.2, 2.4, 3.8], STEEL, SHINE)
  })
  s.place([0, 0.6, -6], [-62, 0, 0], () => {
    s.prism(
      '-17.6,0 -16,-1.6 16,-1.6 17.6,0 17.6,22 16,23.6 -16,23.6 -17.6,22',
      [-1.6, 1.6],
      c.body,
      PAINT,
    )
    s.prism('-15.4,.6 15.4,.6 15.4,21.4 -15.4,21.4', [1.6, 2.1], RUBBER, { gloss: 0.1 })
    const on = (pts: V2[], color: string, up = 0.02) =>
      s.mark(() =>
        s.face(
          pts.map(([x, y]): V3 => [x, y, 2.14 + up]),
          color,
          { gloss: 0.05, lift: 0.2 },
        ),
      )
    const rect = (
      [x, y, w, h]: readonly [number, number, number, number],
      color: string,
      up?: number,
    ) => on(points(`${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`), color, up)
    rect([-13, 2.6, 26, 16.8], '#1d2a2e', 0)
    rect([-13, 17.2, 26, 2.2], '#33474d')
    for (const [k, h] of [7, 4, 9, 6, 11, 8].entries())
      rect([-11.6 + k * 2.76, 4, 1.7, h], k === 4 ? '#e0a93a' : '#6fb2a3')
    on([...arc([7.6, 9.6], 4.2, 0, 180, 16), ...arc([7.6, 9.6], 3.2, 180, 0, 16)], '#8fbfb4')
    on(points('7.4,9.4 9.8,12.2 7.9,9.7'), '#f4efe5', 0.04)
    for (let k = 0; k < 3; k++) rect([3.6, 7.4 - k * 1.5, 8 - k * 1.6, 0.7], '#5d757a')
    for (let k = 0; k < 3; k++)
      s.place([-4 + k * 4, -0.5, 1.6], [0, 0, 0], () =>
        s.mark(() => s.turned('z', '0,.8 .4,.7 .4,0', c.trim, { n: 18 })),
      )
  })
}

const spanner = (long: number, jaw: number): V2[] => [
  [0, -1.1],
  [long - jaw, -1.1],
  [long - jaw * 0.6, -jaw],
  [long + jaw * 0.9, -jaw * 0.9],
  [long + jaw * 0.9, -jaw * 0.45],
  [long, -jaw * 0.45],
  [long, jaw * 0.45],
  [long + jaw * 0.9, jaw * 0.45],
  [long + jaw * 0.9, jaw * 0.9],
  [long - jaw * 0.6, jaw],
  [long - jaw, 1.1],
  [0, 1.1],
]

/** Combination spanners in order of size. */
export const spanners: Draw = ({ s }) => {
  for (let k = 0; k < 6; k++) {
    const long = 34 - k * 3.4
    s.place([-17, 0.6, -15 + k * 6], [-90, 0, 0], () => {
      s.prism(spanner(long, 3.4 - k * 0.3), [-0.6, 0.6], STEEL, SHINE)
      s.turned('z', `-.7,${3.2 - k * 0.3} .8,${3.2 - k * 0.3} .8,${1.9 - k * 0.2}`, STEEL, {
        n: 32,
        ...SHINE,
      })
      s.mark(() => s.turned('z', `.82,${1.9 - k * 0.2} .83,0`, '#e9dfcc', { n: 24, lift: -0.1 }))
    })
  }
}

/** An open case of sockets with a ratchet. */
export const socketSet: Draw = ({ s, c }) => {
  s.place([0, 3, -13], [14, 0, 0], () => {
    s.box([-25, 0, -3], [50, 30, 3], c.body, PAINT)
    s.mark(() => s.box([-22, 3, 0], [44, 24, 0.4], RUBBER, MATT))
  })
  s.box([-25, 0, -13], [50, 4, 30], c.body, PAINT)
  s.box([-23, 4, -11.4], [46, 0.3, 27], RUBBER, MATT)
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 9 - row; k++) {
      const r = 1.1 + k * 0.09 + row * 0.25
      s.place([-20 + k * (4.2 + row * 0.8), 4.3, -8 + row * 6], [0, 0, 0], () =>
        s.turned('y', `0,${r} 2.6,${r} 2.6,${r * 0.6} 2.2,0`, STEEL, {
          n: 22,
          ...SHINE,
          bands: { 3: HOLE },
        }),
      )
    }
  s.place([-4, 5.2, 11], [0, -4, 0], () => {
    s.turned('x', '-17,0 -17,1.4 -5,1.4 -5,.8 10,.8', STEEL, {
      n: 24,
      ...SHINE,
      bands: { 2: RUBBER },
    })
    s.place([13, 0, 0], [0, 0, 0], () =>
      s.turned('y', '-1,3 1.2,3 1.2,0', STEEL, { n: 32, ...SHINE }),
    )
  })
}

/** Gauges on hoses for hydraulic pressure. */
export const gauges: Draw = ({ s }) => {
  const gauge = (x: number, tone: string) =>
    s.place([x, 8.4, 0], [-12, 0, 0], () => {
      s.turned('y', '-9,1 -7,1 -7,1.4 -6,1.4', BRASS, { n: 24, ...SHINE })
      s.turned('z', '-3,7 2,7 2.4,6.4 2.4,5.8', DARK, PAINT)
      s.mark(() => s.turned('z', '2,5.9 2.02,5.9 2.02,0', '#f4efe5', { lift: 0.2 }))
      s.mark(() =>
        s.turned('z', '2.05,4.8 2.05,4.2', tone, {
          from: -0.4,
          to: 0.9,
          n: 16,
          both: true,
          lift: 0.2,
        }),
      )
      for (let k = 0; k < 11; k++)
        s.mark(() =>
          s.turned('z', '2.06,5.2 2.06,4.4', RUBBER, {
            from: -0.7 + k * 0.42,
            to: -0.64 + k * 0.42,
            n: 2,
            both: true,
          }),
        )
      s.mark(() => s.face('-.4,-1,2.1 .3,-.6,2.1 3.2,3,2.1', '#a33f2e', { both: true }))
    })
  s.line('-9,1,0 -14,.8,8 -6,.8,14 6,.8,12 14,.8,16 22,.8,12', 0.8, RUBBER, 0.3)
  s.line('9,1,0 16,.8,4 24,.8,2 28,.8,8', 0.8, RUBBER, 0.3)
  gauge(-9, '#a33f2e')
  gauge(9, '#2e5f86')
}

/** A bottle jack. */
export const jack: Draw = ({ s, c }) => {
  s.prism('-9,0 9,0 9,2.6 -9,2.6', [-8, 9], shadow(c.body, 0.15), PAINT)
  s.turned('y', '2.6,6.4 22,6.4 23.4,5.6 23.4,0', c.body, PAINT)
  s.mark(() => s.turned('y', '8,6.44 17,6.44', c.label, { from: -0.5, to: 0.8, n: 16 }))
  s.turned('y', '23.4,4 32,4 32,0', '#cfd0cb', { gloss: 0.8, soft: 24 })
  s.turned('y', '32,2.4 35,2.4 35,3.4 36,3.4 36,0', STEEL, SHINE)
  s.place([0, 2.6, 7], [0, 0, 0], () => {
    s.turned('y', '0,2 8,2 8,1.2 12,1.2 12,0', DARK, SHINE)
    s.prism('-1,10 10,14 10,15.6 -1,11.6', [-0.9, 0.9], DARK, PAINT)
  })
  s.place([22, 1, 12], [0, 30, 0], () => s.turned('x', '-16,0 -16,1 16,1 16,0', STEEL, SHINE))
}

/** Chain sling with hooks: alloy links. */
export const chainSling: Draw = ({ s, c }) => {
  const link = (at: V3, turn: V3) =>
    s.place(at, turn, () =>
      s.line(
        [
          ...arc([1.9, 0], 1.5, -90, 90, 8),
          ...arc([-1.9, 0], 1.5, 90, 270, 8),
          [1.9, -1.5] as V2,
        ].map(([x, z]): V3 => [x, 0, z]),
        0.5,
        mix(c.body, DARK, 0.5),
        0.3,
      ),
    )
  s.place([-19, 0.8, -8], [0, 0, 0], () =>
    s.line(
      [...arc([0, 0], 5, 0, 360, 24)].map(([x, z]): V3 => [x, 0, z * 0.8]),
      0.9,
      c.body,
      0.4,
    ),
  )
  for (const side of [-1, 1])
    for (let k = 0; k < 12; k++)
      link([-13 + k * 3, 0.9, -8 + side * (k * 0.9)], [k % 2 ? 90 : 0, side * -17, 0])
  for (const side of [-1, 1])
    s.place([24, 0.9, -8 + side * 12], [0, side * -17, 0], () => {
      s.line(
        arc([4, 0], 3.2, 170, 480, 18).map(([x, z]): V3 => [x, 0, z]),
        0.95,
        c.body,
        0.4,
      )
      s.line('0,0,0 1.4,0,.4', 1, c.body, 0.4)
    })
}

/** Bow shackles. */
export const shackles: Draw = ({ s }) => {
  const one = (k: number) => {
    const bow = [...arc([0, 8 * k], 5.4 * k, 215, -35, 22)].map(([x, y]): V3 => [x, y, 0])
    s.line([[-3.2 * k, 0, 0], ...bow, [3.2 * k, 0, 0]], 1.2 * k, STEEL, 0.6)
    s.place([0, 0, 0], [0, 0, 0], () =>
      s.turned(
        'x',
        `${-5.4 * k},0 ${-5.4 * k},${1.3 * k} ${5 * k},${1.3 * k} ${5 * k},0`,
        '#a33f2e',
        { n: 24, ...PAINT },
      ),
    )
    for (const x of [-3.2, 3.2])
      s.place([x * k, 0, 0], [0, 0, 0], () =>
        s.turned('x', `${-1 * k},${2.2 * k} ${1 * k},${2.2 * k} ${1 * k},${1.3 * k}`, STEEL, {
          n: 30,
          ...SHINE,
        }),
      )
  }
  s.place([7, 1.2, -10], [-84, 20, 0], () => one(1.1))
  s.place([-9, 1.2, 6], [-84, -16, 0], () => one(1.4))
}

/** An air seat for an operator. */
export const seat: Draw = ({ s, c }) => {
  const cloth = mix(c.body, RUBBER, 0.5)
  s.prism('-22,0 20,0 18,14 -20,14', [-20, 20], RUBBER, { gloss: 0.06 })
  for (const y of [3, 6, 9])
    s.mark(() =>
      s.face(`-21,${y},20.05 19,${y},20.05 19,${y + 1},20.05 -21,${y + 1},20.05`, '#45423d'),
    )
  s.prism('-34,34 -26,24 -16,24 -20,70 -24,78 -36,78 -38,70', [-20, 20], cloth, { gloss: 0.06 })
  s.prism('-26,14 22,14 25,20 22,26 -22,24', [-22, 22], cloth, { gloss: 0.06 })
  for (const z of [-27, 22])
    s.prism('-28,40 6,40 8,42 8,46 -28,46', [z, z + 5], RUBBER, { gloss: 0.08 })
  s.prism('-36,78 -26,78 -27,92 -36,92', [-12, 12], cloth, { gloss: 0.06 })
}

/** Two mirrors with their arms. */
export const mirrors: Draw = ({ s }) => {
  const one = () => {
    s.line('0,14,-3 -8,13,-4 -14,6,-3 -14,1,-3', 0.8, DARK, 0.3)
    s.prism('-9,2 9,2 10,4 10,28 9,30 -9,30 -10,28 -10,4', [-3, 1], RUBBER, PAINT)
    s.mark(() =>
      s.face('-8.4,4,1.05 8.4,4,1.05 8.4,28,1.05 -8.4,28,1.05', '#b7c3c6', {
        gloss: 0.9,
        soft: 4,
        lift: 0.1,
      }),
    )
    s.mark(() =>
      s.face('-8.4,20,1.08 2,28,1.08 6,28,1.08 -8.4,16.6,1.08', '#dfe6e6', { lift: 0.25 }),
    )
  }
  s.place([13, 0, -9], [0, 14, 0], one)
  s.place([-12, 0, 7], [0, -8, 0], one)
}

/** A work order on a clipboard, for services. */
export const workOrder: Draw = ({ s, c }) => {
  s.place([0, 0.4, 14], [-66, 6, 0], () => {
    s.prism('-15,0 15,0 15,40 -15,40', [-0.8, 0], mix(c.body, '#6b4a2c', 0.5), PAINT)
    s.prism('-13,1.6 13,1.6 13,36 -13,36', [0.05, 0.2], '#f6f1e7', MATT)
    const on = (x: number, y: number, w: number, h: number, tone: string) =>
      s.mark(() =>
        s.face(`${x},${y},.26 ${x + w},${y},.26 ${x + w},${y + h},.26 ${x},${y + h},.26`, tone),
      )
    on(-11, 31, 12, 1.8, c.mark)
    for (let k = 0; k < 7; k++) {
      on(-11, 26.4 - k * 3.4, 1.8, 1.8, mix(c.mark, '#f6f1e7', 0.4))
      on(-7.4, 26.8 - k * 3.4, 12 + ((k * 5) % 7), 0.9, '#b9b09c')
      if (k < 5)
        s.mark(() =>
          s.face(
            `-10.8,${27.4 - k * 3.4},.3 -10.2,${26.8 - k * 3.4},.3 -8.8,${28.6 - k * 3.4},.3 -10.1,${27.6 - k * 3.4},.3`,
            '#3f6b46',
            { both: true },
          ),
        )
    }
    s.prism('-6,36 6,36 6,39 3,42 -3,42 -6,39', [0, 1.6], STEEL, SHINE)
  })
  s.place([17, 0.8, 8], [0, 66, 0], () => {
    s.turned('x', '-10,.9 8,.9 11,.2 11,0', c.body, { n: 24, ...PAINT })
    s.turned('x', '-12,0 -12,.9 -10,.9', c.trim, { n: 24, ...PAINT })
  })
}
