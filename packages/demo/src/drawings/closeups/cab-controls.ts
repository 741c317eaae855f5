import { blend, via } from '../ink/gradient.ts'
import { svg } from '../ink/svg.ts'
import { points } from '../space/points.ts'
import type { Sheet } from './sheet.ts'

/** Travel levers and pedals in front, a joystick with a horn button on each console. */
export function levers(s: Sheet, button: string): void {
  for (const x of [690, 790]) {
    s.path(`M${x} 1010L${x + 22} 1010L${x + 16} 800L${x + 6} 800Z`, '#1a1b1d')
    s.rect(x - 8, 742, 36, 74, s.lin(blend('#4a4d51', '#17181a')), { r: 16 })
  }
  for (const x of [640, 830]) {
    s.path(`M${x} 960h90l14 96h-118Z`, s.lin(blend('#55585c', '#26282b')))
    s.line(`M${x - 2} 982h94M${x - 6} 1006h102M${x - 10} 1030h110`, '#0f1011', 6)
  }
  for (const [x, k] of points('330,1 1270,-1')) {
    s.path(
      `M${x - 110} 1200L${x - 84} 960Q${x} 920 ${x + 84} 960L${x + 110} 1200Z`,
      s.lin(blend('#3f4246', '#17181a')),
    )
    s.line(`M${x - 84} 960Q${x} 920 ${x + 84} 960`, '#6b6e72', 5, { op: 0.7 })
    s.path(`M${x - 44} 960q44 -60 88 0q-44 26 -88 0Z`, '#0d0e0f')
    s.path(`M${x - 14} 950L${x - 6 + 10 * k} 830h16L${x + 16} 950Z`, '#141517')
    s.path(
      svg`
        M${x - 26 + 10 * k} 850Q${x - 34 + 12 * k} 730 ${x + 12 * k} 716
        Q${x + 36 + 12 * k} 730 ${x + 28 + 10 * k} 850Z`,
      s.lin(via('#5b5e62', 0.5, '#2b2d30', '#141517'), 'h'),
    )
    s.circle(x + 12 * k, 744, 9, button)
      .circle(x - 8 + 12 * k, 770, 7, '#8f8c86')
      .circle(x + 18 + 12 * k, 770, 7, '#8f8c86')
  }
}

/** A steering wheel on its column, with stalks and the lever that works the tool. */
export function wheelColumn(s: Sheet): void {
  s.path('M740 1100L776 880H824L860 1100Z', s.lin(via('#2b2d30', 0.5, '#4a4d51', '#17181a'), 'h'))
  s.add(
    svg`<g transform="rotate(-4 800 850)">
      <ellipse cx="800" cy="846" rx="232" ry="112" fill="none" stroke="#0e0f10" stroke-width="40"/>
      <ellipse cx="800" cy="841" rx="232" ry="112" fill="none" stroke="#3a3d41" stroke-width="26"/>
      <path d="M590 806A232 112 0 0 1 990 790" fill="none" stroke="#77797c" stroke-width="7"
        opacity=".8" stroke-linecap="round"/>`,
  )
  s.line('M800 846L590 880M800 846L1012 876M800 846L800 740', '#26282b', 26, { cap: true })
  s.add(
    svg`<ellipse cx="800" cy="846" rx="62" ry="40" fill="#2f3235" stroke="#17181a"
      stroke-width="4"/></g>`,
  )
  s.rect(548, 772, 26, 66, '#f0a020', { r: 10 })
    .line('M600 880L520 812', '#17181a', 14, { cap: true })
    .line('M1010 880L1092 824', '#17181a', 14, { cap: true })
  s.path('M1216 1200L1236 960Q1290 930 1344 960L1370 1200Z', s.lin(blend('#3f4246', '#17181a')))
    .line('M1282 960L1290 850', '#141517', 20, { cap: true })
    .circle(1292, 834, 34, s.rad(blend('#6b6e72', '#17181a'), 0.35, 0.3, 0.8))
}
