import type { V2 } from '../space/vector.ts'
import { type Draw, type Hand, label, MATT, PAINT, RUBBER, STEEL } from './good.ts'

const MEDIA = '#e6d8b4'
const BAND = '#cdbf9c'

function can(h: Hand, [x, z]: V2, tall: number): void {
  const { s, c } = h
  s.place([x, 0, z], [0, 0, 0], () => {
    const top = `${tall - 1.8},4.4 ${tall - 0.8},4 ${tall - 0.2},3.2 ${tall},1.6 ${tall},0`
    s.turned('y', `0,4.2 .2,4.6 1,4.6 1,4.4 ${top}`, c.body, PAINT)
    label(h, { r: 4.4, from: 5, to: tall - 4.6 })
  })
}

function element({ s, c }: Hand, [x, z]: V2, tall: number, r: number): void {
  s.place([x, 0, z], [0, 0, 0], () => {
    s.turned('y', `0,0 0,${r + 0.4} 1.3,${r + 0.4} 1.3,${r - 0.3}`, c.trim, PAINT)
    s.turned('y', `1.3,${r} ${tall - 1.5},${r}`, MEDIA, { n: 108, star: 0.9, gloss: 0.02 })
    for (const y of [tall * 0.33, tall * 0.63])
      s.mark(() => s.turned('y', `${y},${r + 0.06} ${y + 0.55},${r + 0.06}`, BAND, { gloss: 0.1 }))
    const rim = `${tall - 1.5},${r - 0.1} ${tall - 1.5},${r + 0.4} ${tall - 0.3},${r + 0.4}`
    const bore = r * 0.58
    s.turned('y', `${rim} ${tall},${r + 0.1} ${tall},${bore}`, c.trim, PAINT)
    s.body(() => {
      s.turned('y', `${tall},${bore} ${tall},0`, '#4a4032', { lift: -0.5 })
      const seal = `${tall},${bore + 0.4} ${tall + 0.4},${bore + 0.4} ${tall + 0.4},${bore - 0.2} ${tall},${bore - 0.2}`
      s.turned('y', seal, RUBBER, MATT)
    })
  })
}

export const spinOn: Draw = (h) => can(h, [0, 0], 17)

export const spinOnPair: Draw = (h) => {
  can(h, [5.4, -3], 19)
  can(h, [-5.4, 1.6], 14)
}

export const filterElement: Draw = (h) => element(h, [0, 0], 24, 5.3)

/** Outer and inner element of an engine's air cleaner. */
export const airFilter: Draw = (h) => {
  element(h, [8.5, -5], 27, 4.2)
  element(h, [-5, 2], 30, 8.4)
}

export const serviceSet: Draw = (h) => {
  element(h, [11, -8], 24, 5.3)
  can(h, [-0.6, -6], 19)
  element(h, [-11.4, -3], 15, 4.4)
  can(h, [4.8, 4], 14)
}

/** Fuel filter with a clear bowl that shows water. */
export const waterSeparator: Draw = (h) => {
  const { s, c } = h
  s.turned('y', '0,0 0,1.4 1,1.6 1,2.2 2,3.6 6.4,4.2 6.4,3', '#b9c4bd', { gloss: 0.6, soft: 10 })
  s.turned('y', '6.4,4.7 7.6,4.7 7.6,4.4', '#3a3833', PAINT)
  const top = '23.4,4.4 24.4,4 25,3 25,0'
  s.turned('y', `7.6,4.4 ${top}`, c.body, PAINT)
  label(h, { r: 4.4, from: 11, to: 20.6 })
  s.turned('y', '25,5.4 28,5.4 28.4,5 28.4,0', STEEL, { gloss: 0.3, soft: 12 })
  s.place([4.6, 26.6, 1.4], [0, -20, 0], () => {
    s.turned('x', '0,1.4 2.4,1.4 2.4,1 2.2,0', STEEL, { n: 24, gloss: 0.5, soft: 18 })
  })
}

/** Flat pleated panel for the air of a cab. */
export const panelFilter: Draw = ({ s, c }) => {
  s.place([0, 0.4, 0], [-58, 0, 0], () => {
    s.box([-17, 0, -2], [34, 22, 4], c.trim, { gloss: 0.08 })
    for (let k = 0; k < 24; k++) {
      const x = -15.4 + k * 1.29
      s.mark(() => {
        s.face(`${x},1.6,2.05 ${x + 0.64},1.6,2.5 ${x + 0.64},20.4,2.5 ${x},20.4,2.05`, MEDIA)
        s.face(
          `${x + 0.64},1.6,2.5 ${x + 1.29},1.6,2.05 ${x + 1.29},20.4,2.05 ${x + 0.64},20.4,2.5`,
          BAND,
        )
      })
    }
    for (const y of [7.4, 14])
      s.mark(() =>
        s.face(
          `-15.4,${y},2.56 15.6,${y},2.56 15.6,${y + 0.6},2.56 -15.4,${y + 0.6},2.56`,
          c.label,
        ),
      )
    s.mark(() =>
      s.face('-17,22.02,-1.6 -17,22.02,1.6 -6,22.02,1.6 -6,22.02,-1.6', c.mark, { both: true }),
    )
  })
}
