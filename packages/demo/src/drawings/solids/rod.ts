import { darker, lighter, mix } from '../ink/color.ts'
import { attr, num, svg } from '../ink/svg.ts'
import { at } from '../list.ts'
import { createFace } from '../space/face.ts'
import type { Stage } from '../space/stage.ts'
import { lerp, type V2, type V3 } from '../space/vector.ts'

export type Bar = [V3, V3]

/** Many thin bars as one path: lattice work, rails, mesh. */
export function bars(st: Stage, segs: Bar[], w: number, color: string, shadow = true): void {
  if (!segs.length) return
  let d = ''
  for (const [a, b] of segs) {
    const p = st.pt(a)
    const q = st.pt(b)
    d += svg`M${p[0]} ${p[1]}l${q[0] - p[0]} ${q[1] - p[1]}`
  }
  const c = st.shade(color, [0.2, 0.4, 0.9])
  st.add(
    svg`
      <path d="${d}" fill="none" stroke="${darker(c, 0.35)}" stroke-width="${w}"/>
      <path d="${d}" fill="none" stroke="${c}" stroke-width="${w * 0.62}"
        transform="translate(${-w * 0.1} ${-w * 0.12})"/>`,
    segs.flat(),
    w / 2,
  )
  if (!shadow || w <= 3) return
  for (const [a, b] of segs) st.castHull([a, b].flatMap((p) => acrossX(p, w / 2)))
}

const acrossX = ([x, y, z]: V3, half: number): V3[] => [
  [x - half, y, z],
  [x + half, y, z],
]

interface RodOptions {
  cap?: 'butt'
  shadow?: boolean
}

/** A round rod or tube between points; `w` is the diameter. */
export function rod(st: Stage, pts: V3[], w: number, color: string, o: RodOptions = {}): void {
  const d = `M${pts
    .map(st.pt)
    .map(([x, y]) => svg`${x} ${y}`)
    .join('L')}`
  const mid = st.shade(color, [0.1, 0.35, 0.9])
  const hi = st.shade(lighter(color, 0.35), [0, 0.8, 0.5], 0.1)
  const stroke = (c: string, width: number, raise = 0, opacity?: number) => {
    const move = raise ? ` transform="translate(0 ${num(-raise)})"` : ''
    const rest = move + attr('opacity', opacity)
    return svg`<path d="${d}" stroke="${c}" stroke-width="${width}"${rest}/>`
  }
  const round =
    stroke(darker(mid, 0.5), w * 1.06) +
    stroke(mid, w * 0.78, w * 0.08) +
    (w > 6 ? stroke(hi, w * 0.2, w * 0.24, 0.85) : '')
  const ends = o.cap === 'butt' ? '' : ' stroke-linecap="round"'
  const mark = `<g fill="none"${ends}>${w < 3.4 ? stroke(mid, w) : round}</g>`
  const reach = pts.flatMap(([x, y, z]): V3[] => [
    [x - w / 3, y - w / 3, z - w / 3],
    [x + w / 3, y + w / 3, z + w / 3],
  ])
  st.add(mark, reach, w / 2)
  if (o.shadow === false || w <= 6) return
  pts.slice(1).forEach((b, i) => {
    const section = (p: V3): V3[] => [...acrossX(p, w / 2), [p[0], p[1] + w / 2, p[2]]]
    st.castHull([at(pts, i), b].flatMap(section))
  })
}

/** Hydraulic cylinder between two pins, in one plane z. The rod shows as far as it is out. */
export function ram(
  st: Stage,
  a: V2,
  b: V2,
  z: number,
  w: number,
  color: string,
  barrel: number,
): void {
  const on = (t: number): V3 => [...lerp(a, b, t), z]
  const len = Math.hypot(b[0] - a[0], b[1] - a[1])
  const chrome = mix('#e9edf0', st.light.sky, 0.25)
  rod(st, [on(barrel - 0.03), on(1)], w * 0.52, chrome, { shadow: false })
  rod(st, [on(0), on(barrel)], w, color, { cap: 'butt' })
  const collar = [on(barrel - 5 / len), on(barrel + 2 / len)]
  rod(st, collar, w * 1.14, darker(color, 0.2), { cap: 'butt', shadow: false })
  for (const t of [0, 1]) pin(st, on(t), w * 0.55, '#3a3c40')
}

/** A pin boss: disc facing the viewer. */
export function pin(st: Stage, [x, y, z]: V3, r: number, color: string, depth = 3): void {
  const near = st.view[2] > 0 ? depth : -depth
  const a = st.pt([x, y, z - near])
  const b = st.pt([x, y, z + near])
  const side = st.shade(darker(color, 0.25), [0, 0.3, 0.5])
  const face = createFace(st, [0, 0, z + near], [1, 0, 0], [0, 1, 0], [0, 0, Math.sign(near)])
    .circle([x, y], r, color)
    .circle([x, y], r * 0.55, lighter(color, 0.35))
    .circle([x, y], r * 0.25, darker(color, 0.4))
  st.add(
    svg`<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="${side}" stroke-width="${2 * r}"
      stroke-linecap="round"/>${face.svg()}`,
    [
      [x - r, y - r, z - depth],
      [x + r, y + r, z + depth],
    ],
    1,
  )
}
