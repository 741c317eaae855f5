import { at } from '../list.ts'
import type { Bounds } from './polygon.ts'
import type { V3 } from './vector.ts'

export interface Part {
  svg: string
  box: [low: V3, high: V3]
  screen: Bounds
}

interface Node {
  part: Part
  before: { node: Node; firm: boolean }[]
  waits: number
  /** How many of the waits are firm. */
  must: number
}

const apart = (a: Bounds, b: Bounds) => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]

/** Which part the separating planes put behind: 1 the first, 2 the second, 0 or 3 unclear. */
function behind(a: Part, b: Part, view: V3): number {
  let first = 0
  for (const k of [0, 1, 2] as const) {
    const v = view[k]
    if (Math.abs(v) < 0.02) continue
    if (a.box[1][k] <= b.box[0][k] + 0.5) first |= v > 0 ? 1 : 2
    else if (b.box[1][k] <= a.box[0][k] + 0.5) first |= v > 0 ? 2 : 1
  }
  return first
}

const link = (from: Node, to: Node, firm: boolean) => {
  from.before.push({ node: to, firm })
  to.waits++
  if (firm) to.must++
}

/**
 * Far things first. A firm link comes from a plane that separates two boxes, a soft one only from
 * the order of drawing; soft ones yield in a cycle.
 */
export function paintOrder(parts: Part[], view: V3): Part[] {
  const nodes = parts.map((part): Node => ({ part, before: [], waits: 0, must: 0 }))
  nodes.forEach((a, i) => {
    for (const b of nodes.slice(i + 1)) {
      if (apart(a.part.screen, b.part.screen)) continue
      const first = behind(a.part, b.part, view)
      if (first === 2) link(b, a, true)
      else if (first !== 3) link(a, b, first === 1)
    }
  })

  const open = [...nodes]
  const out: Part[] = []
  while (open.length) {
    const free = open.findIndex((n) => n.waits === 0)
    const loose = free < 0 ? open.findIndex((n) => n.must === 0) : free
    const fewest = () => open.indexOf(open.reduce((a, b) => (b.waits < a.waits ? b : a)))
    const next = at(open.splice(loose < 0 ? fewest() : loose, 1), 0)
    out.push(next.part)
    for (const { node, firm } of next.before) {
      node.waits--
      if (firm) node.must--
    }
  }
  return out
}
