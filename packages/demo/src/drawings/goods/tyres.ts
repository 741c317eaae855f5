import type { V3 } from '../space/vector.ts'
import { type Draw, type Hand, HOLE, MATT, PAINT, RUBBER, shadow, STEEL } from './good.ts'

const RIM = '26,43 28,42 28,39 20,37 16,34 14,20'
const WALL = '-30,44 -30,58 -27,70 -22,76.5 22,76.5 27,70 30,58 29,48 26,42'

function rim({ s, c }: Hand): void {
  s.turned('z', RIM, c.body, { n: 60, ...PAINT })
  s.turned('z', '14,34 14,0', shadow(c.body, 0.18), PAINT)
  s.turned('z', '14,17 21,15 22,13 22,0', shadow(c.body, 0.05), PAINT)
  for (let k = 0; k < 10; k++) {
    const a = (k / 10) * Math.PI * 2
    s.place([Math.cos(a) * 25, Math.sin(a) * 25, 14], [0, 0, 0], () =>
      s.nut('z', [0, 3.4, 2.6], STEEL),
    )
  }
}

/** Through a tyre without its rim: its far side covers the first part of the hole. */
function through({ s }: Hand, z: number, r: number): void {
  s.mark(() => s.turned('z', `${z},${r} ${z + 0.02},${r} ${z + 0.02},0`, '#3a3733', MATT))
  const paper = Array.from({ length: 48 }, (_, k): V3 => {
    const a = (k / 48) * Math.PI * 2
    return [Math.cos(a) * r * 0.66, Math.sin(a) * r * 0.9, z - 20]
  })
  s.mark(() => s.face(paper, '#eae2d3', { lift: 0.3 }))
}

function empty(h: Hand): void {
  h.s.turned('z', '26,43 20,41 12,40', RUBBER, { both: true, lift: -0.15 })
  through(h, 20, 41)
}

function lugs({ s }: Hand): void {
  const R = 80
  for (let k = 0; k < 30; k++) {
    const a = (k / 30) * Math.PI * 2
    s.body(() =>
      s.turned('z', `-26,77 -26,${R} 4,${R} 4,77`, RUBBER, {
        from: a,
        to: a + 0.12,
        n: 2,
        gloss: 0.05,
      }),
    )
  }
  s.turned('z', WALL, RUBBER, { n: 72, gloss: 0.06, soft: 8 })
  for (let k = 0; k < 30; k++) {
    const a = ((k + 0.5) / 30) * Math.PI * 2
    const edge = (q: number, t: number, r: number): V3 => [Math.cos(q) * r, Math.sin(q) * r, t]
    s.body(() => {
      s.turned('z', `-4,76 -4,${R} 22,${R} 25.6,76 28.6,68`, shadow(RUBBER, 0.1), {
        from: a,
        to: a + 0.12,
        n: 2,
        gloss: 0.05,
      })
      for (const q of [a, a + 0.12])
        s.face([edge(q, 22, 76), edge(q, 22, R), edge(q, -4, R), edge(q, -4, 76)], RUBBER, {
          both: true,
        })
    })
  }
}

export const earthmoverTyre: Draw = (h) =>
  h.s.place([0, 80, 0], [0, 0, 0], () => {
    lugs(h)
    empty(h)
  })

export const wheelWithTyre: Draw = (h) =>
  h.s.place([0, 80, 0], [0, 0, 0], () => {
    lugs(h)
    rim(h)
  })

/** A road tyre of a truck: ribs in place of lugs. */
export const truckTyre: Draw = (h) =>
  h.s.place([0, 78, 0], [0, 0, 0], () => {
    const { s } = h
    s.turned(
      'z',
      '-24,46 -24,62 -22,72 -18,77 -12,78 -11,76 -10,78 -1,78 0,76 1,78 10,78 11,76 12,78 18,77 22,72 24,62 23,50 20,44',
      RUBBER,
      { n: 84, gloss: 0.07, soft: 8 },
    )
    s.mark(() => s.turned('z', '23.4,64 22.9,68', '#45423d', { n: 84 }))
    s.turned('z', '20,44 14,42.6 8,42', RUBBER, { both: true, lift: -0.15 })
    through(h, 14, 42.6)
  })

/** A solid forklift tyre. */
export const solidTyre: Draw = (h) =>
  h.s.place([0, 33, 0], [0, 0, 0], () => {
    const { s, c } = h
    s.turned('z', '-11,16 -11,29 -9,32.6 9,32.6 11,29 11,16', RUBBER, {
      n: 72,
      gloss: 0.06,
      soft: 8,
    })
    for (let k = 0; k < 22; k++) {
      const a = (k / 22) * Math.PI * 2
      s.mark(() =>
        s.turned('z', '3,32.7 9,32.7 10.6,29.6', shadow(RUBBER, 0.5), {
          from: a,
          to: a + 0.09,
          n: 2,
        }),
      )
    }
    s.turned('z', '11,16 11.4,15.6 11.4,14 5,13.4 5,8', c.body, PAINT)
    s.turned('z', '5,13.4 5,6', shadow(c.body, 0.15), PAINT)
    s.mark(() => s.turned('z', '5.05,6 5.06,6 5.06,0', HOLE, MATT))
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2
      s.place([Math.cos(a) * 9.6, Math.sin(a) * 9.6, 5], [0, 0, 0], () =>
        s.mark(() => s.turned('z', '.05,1.2 .06,1.2 .06,0', HOLE, { n: 16, ...MATT })),
      )
    }
  })
