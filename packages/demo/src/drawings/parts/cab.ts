import { darker, lighter } from '../ink/color.ts'
import type { Ctx } from '../machines/machine.ts'
import { box, plate } from '../solids/prism.ts'
import type { Face } from '../space/face.ts'
import { by, points, rect, shift, spanOf, xy, type Depth, type Span } from '../space/points.ts'
import { bounds, clipTo, round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import type { V2 } from '../space/vector.ts'
import { cabLook, type CabLook } from './cab-look.ts'
import { lamp } from './trim.ts'

interface CabOptions {
  outline: V2[]
  z: Depth
  /** Paint of the posts. */
  post: string
  /** Side glass. */
  glass: V2[][]
  /** Edges of the outline that are glass: windscreen, rear window. */
  glassEdges: number[]
  door?: V2[]
  roof?: { h: number; over: number; color?: string }
  seat?: V2
  handle?: V2
  beacon?: boolean
  /** Where lamps stand on the roof's front edge. */
  lamps?: number[]
}

/** Where a point of the usual cab lies in this one. */
type Placing = (p: V2) => V2

/** A cab as its make builds it; gives the placing for what is fixed to it. */
export function cab(c: Ctx, o: CabOptions): Placing {
  const { st } = c
  const look = cabLook(c)
  const [z0, z1] = spanOf(o.z)
  const on = placing(o.outline, look)
  const outline = o.outline.map(on)
  const glass = o.glass.map((pane) => pane.map(on))
  const door = o.door?.map(on)
  const open = look.open && door !== undefined
  const screen = (f: Face, len: number) => {
    const middle = (z0 + z1) / 2
    f.glass(rect(z0 + 7, 5, z1 - 7, len - 7), 0.35)
    // Wiper.
    f.line([xy(middle, 8), xy(middle + 16, len * 0.62)], '#101113', { w: 1.8, raw: true })
    if (look.note) f.poly(rect(z1 - 34, 9, z1 - 13, 9 + len * 0.2), '#f2ede0')
  }
  plate(st, outline, [z0, z1], o.post, {
    edges: Object.fromEntries(o.glassEdges.map((i) => [i, screen])),
    clean: true,
    detail: (f) => {
      const behind = (pane: V2[]) => !open || bounds(pane)[0] > bounds(door)[2] - 8
      const near = !f.mirrored
      for (const pane of glass) {
        if (near && !behind(pane)) continue
        f.glass(round(pane, 5, 2), 0.62)
        mullions(f, pane, look.glazing, o.post)
      }
      if (near && open) f.poly(round(door, 6), darker(o.post, 0.75))
      if (o.seat) seat(f, on(o.seat))
      if (door && !(near && open)) f.seam(round(door, 6), lighter(o.post, 0.2), true)
      if (o.handle) f.line([on(o.handle), on(by(o.handle, 0, 34))], '#d9d4c8', { w: 2.4 })
    },
  })
  if (open) leaf(st, door, z1, glass[0] ?? [], o.post)
  const top = Math.max(...outline.map((p) => p[1]))
  const upper = outline.filter((p) => p[1] > top - 14 * look.rise).map((p) => p[0])
  const ends: Span = [Math.min(...upper), Math.max(...upper)]
  const [front, crown] = o.roof
    ? roof(c, ends, top, [z0, z1], { color: o.post, ...o.roof }, look)
    : xy(ends[0], top)
  if (o.beacon && look.beacon !== 'none') {
    const x = look.beacon === 'rear' ? ends[1] - 20 : ends[0] + 26
    const shape = round(shift(points('-5,0 5,0 4,11 -4,11'), [x, crown]), 3)
    plate(st, shape, [z1 - 26, z1 - 15], '#f28a17', { shadow: false, flat: true, clean: true })
  }
  if (o.lamps) roofLamps(st, [front, crown], o.lamps, look)
  return on
}

/** About the lower rear corner: the front leans, the whole grows or shrinks. */
function placing(outline: V2[], { rake, rise, scale }: CabLook): Placing {
  const [left, low, right, high] = bounds(outline)
  return ([x, y]) => {
    const up = Math.max(0, (y - low) / (high - low))
    const fore = Math.max(0, Math.min(1, (right - x) / (right - left)))
    return [right + (x + rake * up * up * fore - right) * scale, low + (y - low) * rise * scale]
  }
}

/** Bars across a pane. */
function mullions(f: Face, pane: V2[], glazing: CabLook['glazing'], post: string): void {
  if (glazing === 'plain') return
  const [left, low, right, high] = bounds(pane)
  const level = low + (high - low) * (glazing === 'low' ? 0.24 : 0.56)
  const middle = (left + right) / 2
  const bar =
    glazing === 'slider'
      ? rect(middle - 1.6, low, middle + 1.6, high)
      : rect(left, level - 2, right, level + 2)
  const seen = clipTo(pane, bar)
  if (seen.length > 2) f.poly(seen, post)
}

/** The door swung back against the side. */
function leaf(st: Stage, door: V2[], z: number, glass: V2[], post: string): void {
  const hinge = bounds(door)[2]
  const flip = ([x, y]: V2): V2 => [2 * hinge - x + 3, y]
  plate(st, round(door.map(flip), 6), [z + 7, z + 12], post, {
    clean: true,
    detail: (f) => {
      const pane = clipTo(door, glass).map(flip)
      if (pane.length > 2) f.glass(pane, 0.5)
    },
  })
}

interface Roof {
  h: number
  over: number
  color: string
}

/** Gives the front end of its top. */
function roof(
  { st, lv }: Ctx,
  [x0, x1]: Span,
  y: number,
  [z0, z1]: Span,
  { h, over, color }: Roof,
  look: CabLook,
): V2 {
  const left = x0 - over
  const right = x1 + over
  const z: Span = [z0 - 3, z1 + 3]
  switch (look.roof) {
    case 'visor': {
      const lip = [xy(left - 20, y - 5), xy(left, y), xy(right, y), xy(right - 3, y + h)]
      plate(st, round([...lip, xy(left - 4, y + h), xy(left - 21, y + 1)], 2), z, color)
      return [left, y + h]
    }
    case 'dome': {
      const crown = [xy(right - 6, y + h), xy(right - 34, y + h * 1.7)]
      const brow = [xy(left + 30, y + h * 1.7), xy(left + 4, y + h * 0.9)]
      plate(st, round([xy(left, y), xy(right, y), ...crown, ...brow], 7), z, color)
      return [left + 32, y + h * 1.7]
    }
    case 'slab': {
      box(st, [left + 2, right - 2], [y, y + h * 0.6], z, lv.dark, { clean: true, shadow: false })
      const slab = rect(left - 2, y + h * 0.6, right + 2, y + h * 1.5)
      plate(st, round(slab, 2), [z[0] - 3, z[1] + 3], color)
      return [left + 2, y + h * 1.5]
    }
    case 'cap': {
      const shape = [xy(left, y), xy(right, y), xy(right - 3, y + h), xy(left + 3, y + h)]
      plate(st, round(shape, 4), z, color)
      return [left + 4, y + h]
    }
  }
}

function roofLamps(st: Stage, [x, y]: V2, at: number[], { lamps }: CabLook): void {
  const low = Math.min(...at)
  const high = Math.max(...at)
  if (lamps === 'bar') {
    box(st, [x, x + 8], [y, y + 9], [low - 6, high + 6], '#26282b', {
      clean: true,
      shadow: false,
      edgeColor: { 3: st.light.lamps ? '#fff1c2' : '#d9d6cb' },
    })
    return
  }
  const inner = [low + (high - low) / 3, high - (high - low) / 3]
  for (const z of lamps === 'four' ? [...at, ...inner] : at) lamp(st, x, y, z, 12)
}

function seat(f: Face, at: V2): void {
  const dark = '#0e1013'
  const cushion = shift(points('-26,0 20,0 20,12 -26,13'), at)
  const back = shift(points('8,8 24,6 34,74 20,78'), at)
  const lever = shift(points('-40,-6 -36,34 -32,40'), at)
  f.poly(round(cushion, 5), dark, { raw: true, o: 0.8 })
  f.poly(round(back, 7), dark, { raw: true, o: 0.8 })
  f.line(lever, dark, { raw: true, w: 4, o: 0.75 })
}
