import { svg } from '../ink/svg.ts'
import { H, picture, W } from '../picture.ts'
import { backdrop } from '../scenes/backdrop.ts'
import type { Backdrop } from '../scenes/paint.ts'
import { veil } from '../scenes/sky.ts'
import type { Bounds } from '../space/polygon.ts'
import type { Focus, Stage } from '../space/stage.ts'
import { framed, shadowMark, type Shot } from './shot.ts'

/** A part of the machine, near enough to judge: what stands outside the picture is left out. */
export function gearShot(st: Stage, [x, y, z, width]: Focus, shot: Shot): string {
  const { air, r, id, scene, wear } = shot
  const k = W / width
  const focus = st.pt([x, y, z])
  const tx = W / 2 - focus[0] * k
  const ty = 690 - focus[1] * k
  const low = st.pt([x, 0, z])[1] * k + ty
  const bg: Backdrop = { air, r: r.fork('bg'), id, defs: [], hz: Math.round(low - 560) }
  const back = backdrop(bg, scene)
  const over = veil(bg)

  const inView = ([left, top, right, bottom]: Bounds) =>
    right * k + tx > -20 && left * k + tx < W + 20 && bottom * k + ty > -20 && top * k + ty < H + 20
  const body = st
    .sorted()
    .filter((p) => inView(p.screen))
    .map((p) => p.svg)
    .join('')
  const nearby = st.shadows.filter((loop) =>
    loop.some(([sx]) => sx * k + tx > -400 && sx * k + tx < W + 400),
  )
  const machine = framed(
    { scale: k, move: [tx, ty], stroke: '.6' },
    st.laid('ground') + shadowMark(nearby, air) + body,
  )
  const dirt = svg`<path d="M0 ${low + 40}H${W}V${H}H0Z" fill="${air.haze}"
    opacity="${(0.05 + wear * 0.1).toFixed(2)}"/>`
  // A scale belongs on the ground: none where that is out of the picture.
  const bar = low < H + 120 ? scaleBar(10 * k, Math.min(H - 70, low + 96)) : ''
  return picture(bg.defs.join('') + st.markup(), back + machine + dirt + bar + over)
}

/** Three units of 10 cm laid on the ground, as on an inspection photo. */
function scaleBar(unit: number, y: number): string {
  const x = W - 120 - unit * 3
  const half = unit / 2
  let bar = svg`<path d="M${x - 10} ${y - 10}h${unit * 3 + 20}v44h${-unit * 3 - 20}Z"
    fill="#f3ede0"/>`
  for (let i = 0; i < 3; i++) {
    bar += svg`<path d="
      M${x + i * unit} ${y}h${half}v12h${-half}Z
      m${half} 12h${half}v12h${-half}Z" fill="#1d1d1f"/>`
  }
  return bar
}
