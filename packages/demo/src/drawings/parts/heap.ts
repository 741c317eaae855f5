import { darker, lighter } from '../ink/color.ts'
import { via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { xyz } from '../space/points.ts'
import type { Stage } from '../space/stage.ts'
import { loadColor, type Load } from './mound.ts'

/** A loose heap: one soft outline, the side away from the light in shade, clods round its foot. */
export function heap(
  st: Stage,
  x: number,
  z: number,
  r: number,
  h: number,
  load: Load = 'soil',
): void {
  const { rnd } = st
  const soil = loadColor(st, load)
  const near = Math.sign(st.view[2])
  const lit = st.shade(soil, [0, 0.75, 0.66 * near])
  const shade = st.shade(darker(soil, 0.25), [0, 0.2, 0.5 * near])
  const away = st.light.dir[0] < 0 ? 1 : -1
  const [cx, cy] = st.pt([x, 0, z])
  const [tx, ty] = st.pt([x, h, z])
  const dip = r * st.tilted * 0.9
  const low = (s: number) => svg`${cx + s * r * 0.62} ${cy - h * 0.2}`
  const high = (s: number) => svg`${tx + s * r * 0.3} ${ty + h * 0.06}`
  const upFrom = (s: number) => svg`C${low(s)} ${high(s)} ${tx} ${ty}`
  const downTo = (s: number) => svg`C${high(s)} ${low(s)} ${cx + s * r} ${cy}`
  const slope = st.grad(via(lighter(lit, 0.12), 0.6, lit, darker(lit, 0.16)))
  const body = svg`
    M${cx - r} ${cy}${upFrom(-1)}${downTo(1)}
    Q${cx + r * 0.6} ${cy + dip} ${cx} ${cy + dip}
    T${cx - r} ${cy}Z`
  const dark = svg`
    M${tx} ${ty}${downTo(away)}
    Q${cx + away * r * 0.6} ${cy + dip} ${cx + away * r * 0.16} ${cy + dip}
    Q${cx + away * r * 0.3} ${cy - h * 0.3} ${tx} ${ty}Z`
  let clods = ''
  for (let i = 0; i < 22; i++) {
    const a = rnd.range(-0.9, 0.9)
    const y = rnd.range(-0.55, 0.9)
    const px = cx + a * r * (1 - Math.max(0, -y) * 0.9)
    const py = cy + (y > 0 ? y * dip : y * h * 0.6)
    const q = rnd.range(1.5, 4.5)
    clods += svg`M${px - q} ${py}l${q * 0.7} ${-q}l${q} ${q * 0.3}l${q * 0.3} ${q * 0.7}Z`
  }
  st.add(
    svg`
      <path d="${body}" fill="${slope}"/>
      <path d="${dark}" fill="${shade}" opacity=".55"/>
      <path d="${clods}" fill="${shade}" opacity=".5"/>`,
    [xyz(x - r, 0, z - r * 0.8), xyz(x + r, h, z + r * 0.8)],
    2,
  )
  const foot = [xyz(x - r, 0, z), xyz(x + r, 0, z), xyz(x, 0, z + r), xyz(x, 0, z - r)]
  st.castHull([...foot, xyz(x, h, z)])
}
