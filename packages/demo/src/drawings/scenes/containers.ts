import { darker, lighter, mix } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import type { Air } from './light.ts'
import { block, type Backdrop } from './paint.ts'

export const containerPaints = [
  '#a8442f',
  '#2f6a8c',
  '#3e7d5c',
  '#c98a2c',
  '#7c8288',
  '#e0d6c2',
  '#56457a',
  '#8c3b4a',
]

export type Stack = [x: number, high: number]

/** Stacked freight containers: ribs, doors, light on the top edge. */
export function containers(bg: Backdrop, y: number, k: number, stacks: Stack[]): string {
  const h = 58 * k
  let s = ''
  for (const [x, high] of stacks) {
    for (let i = 0; i < high; i++) {
      const paint = hazed(bg.air, bg.r.pick(containerPaints))
      s += container(x + bg.r.range(-8, 8), y - (i + 1) * h, k, paint)
    }
  }
  return s
}

function hazed({ name, haze }: Air, paint: string): string {
  if (name === 'night') return mix(darker(paint, 0.5), haze, 0.12)
  return mix(darker(paint, name === 'dusk' ? 0.25 : 0.04), haze, 0.26)
}

function container(x: number, y: number, k: number, paint: string): string {
  const w = 240 * k
  const h = 58 * k
  const ribs = svg`<path d="M${x + 6 * k} ${y + h / 2}h${w - 10 * k}"
    stroke="${darker(paint, 0.3)}" stroke-width="${h - 19}"
    stroke-dasharray="${2.6 * k} ${6.4 * k}" opacity=".55"/>`
  return (
    block(x, y, w, h - 2, paint) +
    block(x, y, w, 4, lighter(paint, 0.35)) +
    block(x, y + h - 9, w, 7, darker(paint, 0.35)) +
    ribs
  )
}
