import { mix } from '../ink/color.ts'
import { BRASS, DARK, type Draw, HOLE, MATT, PAINT, RUBBER, shadow, SHINE, STEEL } from './good.ts'

const CASE = '#33312d'

export const battery: Draw = ({ s, c }) => {
  s.box([-17, 0, -9], [34, 17, 18], CASE, { gloss: 0.1 })
  for (let k = 0; k < 7; k++)
    s.mark(() => s.box([-15.6 + k * 4.6, 1, 9], [2.4, 4, 0.4], '#2a2825', { gloss: 0.1 }))
  const on = (pts: string, color: string) => s.mark(() => s.face(pts, color))
  on('-15,6.4,9.1 15,6.4,9.1 15,15.6,9.1 -15,15.6,9.1', c.label)
  on('-15,12,9.14 15,12,9.14 15,15.6,9.14 -15,15.6,9.14', c.mark)
  on('-13,9.6,9.14 1,9.6,9.14 1,10.8,9.14 -13,10.8,9.14', c.mark)
  on('-13,7.8,9.14 6,7.8,9.14 6,8.4,9.14 -13,8.4,9.14', mix(c.mark, c.label, 0.5))
  s.box([-17.6, 17, -9.6], [35.2, 3.4, 19.2], mix(CASE, c.body, 0.25), { gloss: 0.14 })
  s.box([-12, 20.4, -4], [24, 0.9, 5], '#2a2825', { gloss: 0.14 })
  for (let k = 0; k < 6; k++)
    s.place([-10 + k * 4, 21.3, -1.5], [0, 0, 0], () =>
      s.turned('y', '0,1.3 .5,1.3 .5,0', c.body, { n: 20, gloss: 0.2 }),
    )
  const pole = '0,2.2 .8,2.2 .8,1.1 3.4,.95 3.4,0'
  s.place([-13.4, 20.4, 5.2], [0, 0, 0], () =>
    s.turned('y', pole, '#a33f2e', { n: 28, gloss: 0.2 }),
  )
  s.place([13.4, 20.4, 5.2], [0, 0, 0], () => s.turned('y', pole, STEEL, { n: 28, ...SHINE }))
  s.line('-10,20.4,7 -9.4,23.6,7.2 -6,25,7.2 6,25,7.2 9.4,23.6,7.2 10,20.4,7', 0.6, '#3b3833', 0.2)
}

const HOUSING =
  '-13,0 -13,5 -12,7.4 -9,8.6 -9,9.6 -5,9.8 -5,9.2 4,9.2 4,9.8 8,9.6 9.6,8.4 10.6,6 10.6,3'
const PULLEY =
  '10.6,3 11.6,6.6 12,6.8 12.6,6.1 13.1,6.8 13.7,6.1 14.2,6.8 14.8,6.1 15.3,6.8 15.9,6.1 16.4,6.8 17,6.6 17,2.4'

export const alternator: Draw = ({ s, c }) => {
  s.place([0, 11, 0], [0, 0, 0], () => {
    s.prism('-4,-11 4,-11 3.4,-5 -3.4,-5', [-6, -3], STEEL, PAINT)
    s.turned('x', HOUSING, STEEL, { gloss: 0.3, soft: 12, n: 52 })
    s.mark(() => s.turned('x', '-4.6,9.3 3.6,9.3', BRASS, { ...SHINE, n: 52 }))
    for (let k = 0; k < 26; k++) {
      const slot = { from: (k / 26) * Math.PI * 2, to: (k / 26) * Math.PI * 2 + 0.12, n: 2 }
      s.mark(() => s.turned('x', '5,9.78 7.4,9.66', '#35322d', slot))
      s.mark(() => s.turned('x', '-8.4,9.7 -6,9.82', '#35322d', slot))
    }
    for (const a of [1.9, 4.4])
      s.place([0, Math.cos(a) * 9.6, Math.sin(a) * 9.6], [0, 0, 0], () =>
        s.turned('x', '-9,0 -9,.6 8,.6 8,0', STEEL, { n: 14, ...PAINT }),
      )
    s.turned('x', PULLEY, DARK, { ...SHINE, n: 52 })
    s.nut('x', [17, 1.6, 2.4], STEEL)
    s.prism('-3.4,9 3.4,9 3,14.6 1,16 -1,16 -3,14.6', [-1.6, 1.6], STEEL, PAINT)
    s.place([0, 14, 1.6], [0, 0, 0], () => s.turned('z', '0,1.2 .05,1.2 .05,0', HOLE, MATT))
    s.mark(() => s.turned('x', '-12.4,6.9 -9.6,8.5', c.body, { from: 1.2, to: 2.3, n: 12 }))
  })
}

/** A starter motor with its solenoid. */
export const starter: Draw = ({ s, c }) => {
  s.place([0, 8, 0], [0, 0, 0], () => {
    s.place([-4, 9.6, -4], [0, 0, 0], () => {
      s.turned('x', '-9,0 -9,3.6 6,3.6 6,2.4 12,2', DARK, PAINT)
      for (const z of [-1.4, 1.4])
        s.place([-9, 0.6, z], [0, 0, 0], () =>
          s.turned('x', '-3,0 -3,.7 0,.7', BRASS, { n: 16, ...SHINE }),
        )
    })
    s.turned('x', '-20,0 -20,5.6 -18.6,7 -17,7.4 6,7.4', c.body, PAINT)
    s.mark(() => s.turned('x', '-12,7.44 -1,7.44', c.label, { from: -0.2, to: 1.1, n: 12 }))
    s.turned('x', '6,7.8 8,8 18,6.6 20,4.6 20,0', STEEL, { gloss: 0.3, soft: 12 })
    s.prism('7,-11 10,-11 10,11 7,11', [-5, 5], STEEL, PAINT)
    s.turned('x', '20,2.8 25,2.8 25,1 26,.9 26,0', STEEL, { n: 22, star: 0.8, ...SHINE })
  })
}

export const workLight: Draw = ({ s, c }) => {
  s.prism('-5,0 5,0 5,.8 -5,.8', [-4, 3], DARK, PAINT)
  s.line('-13.6,11,-1 -13.6,3,-1 -11,.9,-1 11,.9,-1 13.6,3,-1 13.6,11,-1', 0.8, DARK, 0.3)
  s.line('6,9,-5 10,4,-9 16,1,-8 20,.7,-3 22,.7,3', 0.62, RUBBER, 0.3)
  s.place([0, 11, 0], [-9, 0, 0], () => {
    for (let k = 0; k < 7; k++)
      s.box([-11 + k * 3.4, -6.4, -6.4], [1.2, 12.8, 2.6], shadow(c.body, 0.3), PAINT)
    s.box([-12.4, -7, -4], [24.8, 14, 5], c.body, PAINT)
    s.box([-12.9, -7.5, 1], [25.8, 15, 1.4], shadow(c.body, 0.15), PAINT)
    s.mark(() =>
      s.face('-11.4,-6.1,2.45 11.4,-6.1,2.45 11.4,6.1,2.45 -11.4,6.1,2.45', '#cfd8da', {
        gloss: 0.2,
      }),
    )
    for (const y of [-3, 3])
      for (let k = 0; k < 4; k++)
        s.place([-8.4 + k * 5.6, y, 2.5], [0, 0, 0], () => {
          s.mark(() => s.turned('z', '0,2.5 .05,2.5 .05,0', '#9fadb0', { n: 28 }))
          s.mark(() => s.turned('z', '.06,1.9 .08,1.9 .08,0', '#f3f4ee', { n: 28, lift: 0.2 }))
          s.mark(() => s.turned('z', '.1,.8 .12,.8 .12,0', '#ffe9a8', { n: 20, lift: 0.4 }))
        })
    for (const x of [-12.2, 12.2])
      for (const y of [-6.8, 6.8])
        s.place([x, y, 2.4], [0, 0, 0], () => s.nut('z', [0, 0.4, 0.6], STEEL))
    for (const x of [-13.6, 13])
      s.place([x, 0, -1], [0, 0, 0], () =>
        s.turned('x', '0,1.8 .8,1.8 .8,0', DARK, { n: 20, ...PAINT }),
      )
  })
}

/** A flashing beacon with a magnetic foot. */
export const beacon: Draw = ({ s }) => {
  s.line('7,1,2 13,1,0 17,.8,5 13,.8,11 6,.8,12', 0.5, RUBBER, 0.3)
  s.turned('y', '0,7.4 1,8 4,8 5,7.2 5,0', RUBBER, PAINT)
  s.turned('y', '5,6.8 6,7 14,6.4 17.6,4.6 18.6,2.4 18.6,0', '#d98a1e', { gloss: 0.7, soft: 16 })
  for (const y of [7.4, 9.4, 11.4, 13.4])
    s.mark(() =>
      s.turned('y', `${y},${7.04 - (y - 6) * 0.075} ${y + 0.5},${7 - (y - 6) * 0.075}`, '#b96f12', {
        gloss: 0.3,
      }),
    )
}

/** A coil of cable, plug and fuse box: a wiring loom. */
export const loom: Draw = ({ s, c }) => {
  const coil = (r: number, y: number) =>
    s.line(
      Array.from({ length: 61 }, (_, k) => {
        const a = (k / 60) * Math.PI * 2
        return [Math.cos(a) * r * 1.2, y, Math.sin(a) * r]
      }),
      0.8,
      RUBBER,
      0.3,
    )
  coil(13, 0.8)
  coil(11.6, 2)
  coil(12.6, 3.2)
  s.line('12,3.2,-6 20,2,-9 26,1,-4', 0.8, RUBBER, 0.3)
  s.place([26, 1, -4], [0, -30, 0], () => s.box([-1, -1, -2.4], [6, 4, 4.8], c.body, PAINT))
  for (const [x, z, tone] of [
    [14, 9, '#a33f2e'],
    [17, 5, '#d9a02b'],
    [19, 1, '#2e5f86'],
  ] as const) {
    s.line(
      [
        [9, 2, 8],
        [x - 2, 1.4, z + 2],
        [x + 5, 0.6, z + 4],
      ],
      0.45,
      tone,
      0.3,
    )
    s.place([x + 5, 0.6, z + 4], [0, -20, 0], () =>
      s.turned('x', '0,.8 3,.8 3,0', STEEL, { n: 16, ...SHINE }),
    )
  }
}

/** A reversing camera and its monitor. */
export const camera: Draw = ({ s, c }) => {
  s.place([0, 1, -4], [-14, 0, 0], () => {
    s.prism('-13,0 13,0 13.6,1 13.6,16 13,17 -13,17 -13.6,16 -13.6,1', [-1.6, 1.6], c.body, PAINT)
    const on = (pts: string, color: string, lift: number) =>
      s.mark(() => s.face(pts, color, { lift }))
    on('-12,3,1.65 12,3,1.65 12,15.8,1.65 -12,15.8,1.65', '#5d757a', 0.1)
    on('-12,3,1.7 12,3,1.7 4,9.4,1.7 -4,9.4,1.7', '#4b4a43', 0.1)
    on('-8,3,1.75 -7,3,1.75 -2.6,9.4,1.75 -3,9.4,1.75', '#6fb26f', 0.3)
    on('7,3,1.75 8,3,1.75 3,9.4,1.75 2.6,9.4,1.75', '#d9a02b', 0.3)
  })
  s.place([17, 3.6, 9], [0, 10, 0], () => {
    s.box([-4.6, -3.6, -4], [9.2, 7.2, 5], DARK, PAINT)
    s.prism('-5.4,3 5.4,3 5.4,4.4 -5.4,4.4', [-4, 4], shadow(DARK, 0.2), PAINT)
    s.place([0, 0, 1], [0, 0, 0], () => {
      s.turned('z', '0,2.6 .6,2.6 .6,1.8 .2,0', STEEL, SHINE)
      s.mark(() => s.turned('z', '.62,1.6 .64,1.6 .64,0', '#1d2a2e', { gloss: 0.6, soft: 8 }))
    })
  })
}
