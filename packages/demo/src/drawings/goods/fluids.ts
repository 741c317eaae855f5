import {
  BRASS,
  DARK,
  type Draw,
  type Hand,
  label,
  PAINT,
  RUBBER,
  shadow,
  SHINE,
  STEEL,
} from './good.ts'

const hoop = (y: number) => `${y},29 ${y + 0.8},30 ${y + 2},30.4 ${y + 3.2},30 ${y + 4},29`

/** A drum of 208 litres. */
export const drum: Draw = (h) => {
  const { s, c } = h
  const wall = `0,29.2 1.6,29.8 3,29 ${hoop(27)} ${hoop(56)} 85,29 86.4,29.8 88,29.6 88,28.2`
  s.turned('y', wall, c.body, { ...PAINT, n: 64 })
  s.turned('y', '88,28.2 86.6,28 86.6,0', shadow(c.body, 0.12), { gloss: 0.1 })
  s.place([-12, 86.6, 9], [0, 0, 0], () =>
    s.turned('y', '0,4.4 1.6,4.4 1.6,3.4 2,3.2 2,0', STEEL, SHINE),
  )
  s.place([13, 86.6, -8], [0, 0, 0], () => s.turned('y', '0,2.8 1.2,2.8 1.2,0', STEEL, SHINE))
  label(h, { r: 29.05, from: 33, to: 54.4, mid: 0.1, wide: 0.66 })
  s.mark(() => s.turned('y', '64,29.06 78,29.06', c.trim, { from: -0.56, to: 0.76, n: 18 }))
}

/** A pail of 18 or 20 litres. */
export const pail: Draw = (h) => {
  const { s, c } = h
  s.turned('y', '0,13 .6,13.6 32,15 32,15.6 33,15.6 33,15', c.body, PAINT)
  label(h, { r: 14.3, from: 8, to: 25, wide: 0.9 })
  s.turned('y', '33,15.8 34.6,16 36,15.8 36,13.6 35.2,13.4 35.2,0', c.trim, PAINT)
  s.place([4, 35.2, -5], [0, 0, 0], () => s.turned('y', '0,3 2.2,3 2.6,2.6 2.6,0', RUBBER, PAINT))
  s.line(
    '-15.6,30,2 -17,24,6 -14,17,11 -6,13.4,15.6 4,13.6,16.6 12,18,12 15.4,25,6 15.4,30,3',
    0.35,
    DARK,
    0.6,
  )
  s.place([1, 13.4, 16.6], [0, 10, 0], () => s.turned('x', '-4,0 -4,1 4,1 4,0', RUBBER, PAINT))
}

/** Two cans of 4 or 5 litres. */
export const cans: Draw = (h) => {
  const one = ({ s, c }: Hand) => {
    s.prism('-9,0 9,0 9.6,1 9.6,22 8,25 -1,29 -9,29 -9.6,27 -9.6,1', [-5.5, 5.5], c.body, PAINT)
    const on = (pts: string, color: string) => s.mark(() => s.face(pts, color))
    on('-7.6,4,5.6 7.6,4,5.6 7.6,19,5.6 -7.6,19,5.6', c.label)
    on('-7.6,13.6,5.65 7.6,13.6,5.65 7.6,17.8,5.65 -7.6,17.8,5.65', c.mark)
    on('-6,10.4,5.65 2,10.4,5.65 2,11.6,5.65 -6,11.6,5.65', c.mark)
    on('-6,7.6,5.65 4.6,7.6,5.65 4.6,8.3,5.65 -6,8.3,5.65', shadow(c.label, 0.4))
    on('2.6,22.4,5.6 6.8,20.6,5.6 6.8,23.4,5.6 2.6,25.4,5.6', shadow(c.body, 0.6))
    s.place([-5.4, 29, 0], [0, 0, 0], () =>
      s.turned('y', '0,2.6 1,2.6 1,3 3.6,3 3.6,0', c.trim, PAINT),
    )
  }
  h.s.place([9.4, 0, -7], [0, 8, 0], () => one(h))
  h.s.place([-7, 0, 4], [0, -6, 0], () => one(h))
}

const TUBE = '21.4,2.65 21.4,2.75 22.4,2.75 22.8,2.2 22.8,0'

export const grease: Draw = (h) => {
  const { s, c } = h
  const cap = () => s.turned('y', '22.8,1 24.4,1 24.6,.8 24.6,0', c.trim, { n: 24, ...PAINT })
  const upright = () => {
    s.turned('y', `0,2.6 .3,2.75 1.2,2.75 1.2,2.65 ${TUBE}`, c.body, PAINT)
    label(h, { r: 2.66, from: 5, to: 17.4, mid: 0.12, wide: 0.95 })
    cap()
  }
  s.place([6.4, 0, -4.4], [0, 0, 0], upright)
  s.place([-0.6, 0, -2.4], [0, 0, 0], upright)
  s.place([-13, 2.8, 6.6], [0, 14, -90], () => {
    s.turned('y', `0,0 0,2.6 .3,2.75 1.2,2.75 1.2,2.65 ${TUBE}`, c.body, PAINT)
    s.mark(() => s.turned('y', '5,2.68 17.4,2.68', c.label, { gloss: 0.1 }))
    s.mark(() => s.turned('y', '12.6,2.68 16.4,2.68', c.mark, { gloss: 0.1 }))
    cap()
  })
}

/** A lever gun with a flexible end. */
export const greaseGun: Draw = ({ s, c }) => {
  s.line('21,3,-1 27,4,-3 33,2,-2 36,1,4 33,.8,10 26,.8,14', 0.7, RUBBER, 0.35)
  s.place([26, 0.8, 14], [0, 160, 0], () => s.turned('x', '-1,.8 3,.8 3,.5 4,.4 4,0', BRASS, SHINE))
  s.place([0, 3, 0], [0, 0, 0], () => {
    s.turned('x', '-24,0 -24,3 -23,3.2 11,3.2 11,0', c.body, PAINT)
    s.mark(() => s.turned('x', '-16,3.24 -2,3.24', c.label, { from: -0.5, to: 1.4, n: 18 }))
    s.turned('x', '-27,0 -27,.5 -24,.5', STEEL, SHINE)
    s.turned('x', '11,3.5 15,3.5 17,2.6 21,1.2 21,0', STEEL, SHINE)
  })
  s.prism('13,5.6 16,5.6 15,8.6 -12,12.4 -14,12 -14,10.6', [-0.8, 0.8], DARK, PAINT)
  s.place([-8, 11, 0], [0, 0, -8], () => s.turned('x', '-8,0 -8,1.6 7,1.6 7,0', RUBBER, PAINT))
}
