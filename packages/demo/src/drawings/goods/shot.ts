import { mix } from '../ink/color.ts'
import { num, svg } from '../ink/svg.ts'
import { at } from '../list.ts'
import { H, picture, W } from '../picture.ts'
import { bounds, hull } from '../space/polygon.ts'
import { dot, rad, sum, unit, type V2, type V3 } from '../space/vector.ts'
import type { Face, Item, Look } from './bench.ts'

export interface Camera {
  /** Degrees round the product, and down on it. */
  yaw: number
  pitch: number
  /** How much nearer than the whole product, and at which share of its width and height. */
  zoom?: number
  focus?: V2
}

/** What a product may fill. */
const WIDE = 1160
const TALL = 848
const MIDDLE: V2 = [W / 2, 608]
/** In the room: from above, over the reader's left shoulder. */
const LIGHT = unit([-0.5, 0.86, 0.62])
const SHADE = '#241a10'
const GLOW = '#fff7e6'
const BOUNCE = '#cdb994'
const PAPER = ['#fbf7ef', '#f1eadd', '#e2d8c6'] as const
/** A shadow is shorter than the light would make it: it stays on the sheet. */
const SHADOW_REACH = 0.62

const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

function normalOf(pts: V3[]): V3 {
  let n: V3 = [0, 0, 0]
  pts.forEach((p, i) => {
    n = sum(n, cross(p, at(pts, (i + 1) % pts.length)))
  })
  return unit(n)
}

const clamped = (from: string, to: string, t: number) => mix(from, to, Math.max(0, Math.min(1, t)))

function shader(eye: V3) {
  const half = unit(sum(LIGHT, eye))
  return (normal: V3, color: string, look: Look): string => {
    const { gloss = 0.12, soft = 26, lift = 0 } = look
    const k = 0.34 + 0.78 * Math.max(0, dot(normal, LIGHT)) + 0.1 * Math.max(0, normal[1]) + lift
    const lit = k < 1 ? clamped(color, SHADE, (1 - k) * 0.86) : clamped(color, GLOW, (k - 1) * 0.9)
    const tone = normal[0] > 0.55 ? clamped(lit, BOUNCE, (normal[0] - 0.55) * 0.22) : lit
    return clamped(tone, '#fffaf0', Math.max(0, dot(normal, half)) ** soft * gloss)
  }
}

const pointsOf = (item: Item): V3[] =>
  item.kind === 'line' ? item.pts : item.faces.flatMap(({ pts }) => pts)

function createView({ yaw, pitch, zoom = 1, focus = [0.5, 0.5] }: Camera, items: readonly Item[]) {
  const [cy, sy] = [Math.cos(rad(yaw)), Math.sin(rad(yaw))]
  const [cp, sp] = [Math.cos(rad(pitch)), Math.sin(rad(pitch))]
  const seen = ([x, y, z]: V3): V3 => {
    const [a, b] = [x * cy + z * sy, -x * sy + z * cy]
    return [a, y * cp - b * sp, y * sp + b * cp]
  }
  const all = items.flatMap((item) => pointsOf(item).map((p): V2 => [seen(p)[0], seen(p)[1]]))
  const [left, low, right, high] = bounds(all)
  const scale = Math.min(WIDE / (right - left), TALL / (high - low)) * zoom
  const x0 = MIDDLE[0] - (left + (right - left) * focus[0]) * scale
  const y0 = MIDDLE[1] + (low + (high - low) * focus[1]) * scale
  const pixel = (p: V3): V2 => {
    const [x, y] = seen(p)
    return [x0 + x * scale, y0 - y * scale]
  }
  return { seen, pixel, scale, height: high - low, eye: unit([-sy * cp, sp, cy * cp]) }
}

type View = ReturnType<typeof createView>

const path = (pts: V2[], isClosed = true) =>
  `M${pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** On the sheet, along the light. */
const thrown = ([x, y, z]: V3): V3 => [
  x - (LIGHT[0] / LIGHT[1]) * y * SHADOW_REACH,
  0,
  z - (LIGHT[2] / LIGHT[1]) * y * SHADOW_REACH,
]

function shadowsOf(items: readonly Item[], { pixel, scale, height }: View) {
  let [cast, contact] = ['', '']
  const outline = (pts: V2[]) => {
    const around = hull(pts)
    return around.length > 2 ? `<path d="${path(around)}"/>` : ''
  }
  for (const item of items) {
    if (item.kind === 'line') {
      const d = path(
        item.pts.map((p) => pixel(thrown(p))),
        false,
      )
      cast += svg`<path d="${d}" fill="none" stroke="#3a2c1a" stroke-width="${item.r * 2 * scale}"
        stroke-linejoin="round"/>`
      continue
    }
    if (!item.isShadowed) continue
    const pts = pointsOf(item)
    cast += outline(pts.map((p) => pixel(thrown(p))))
    const foot = pts.filter((p) => p[1] < 0.12 * height)
    if (foot.length > 0) contact += outline(foot.map(([x, , z]) => pixel([x, 0, z])))
  }
  return { cast, contact }
}

function lineMarks(item: Item & { kind: 'line' }, { pixel, scale }: View): string {
  const d = path(item.pts.map(pixel), false)
  const w = item.r * 2 * scale
  const stroke = (color: string, width: number, dx: number, dy: number) =>
    svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"
      stroke-linejoin="round" transform="translate(${dx} ${dy})"/>`
  return [
    stroke(mix(item.color, SHADE, 0.62), w, 0, 0),
    stroke(mix(item.color, SHADE, 0.2), w * 0.78, -w * 0.06, -w * 0.09),
    stroke(item.color, w * 0.5, -w * 0.1, -w * 0.17),
    stroke(mix(item.color, GLOW, 0.18 + item.gloss * 0.4), w * 0.16, -w * 0.12, -w * 0.26),
  ].join('')
}

function solidMarks(faces: readonly Face[], view: View, shade: ReturnType<typeof shader>): string {
  const { seen, pixel } = view
  const visible = faces.flatMap(({ pts, ring, color, look }) => {
    const first = at(pts, 0)
    const out = normalOf(pts)
    const isAway = seen(sum(first, out))[2] - seen(first)[2] <= 0.001
    if (isAway && !look.both) return []
    const normal: V3 = isAway ? [-out[0], -out[1], -out[2]] : out
    const depth = pts.reduce((total, p) => total + seen(p)[2], 0) / pts.length
    const d = path(pts.map(pixel)) + (ring ? path(ring.map(pixel)) : '')
    return [{ d, tone: shade(normal, color, look), depth, isRing: ring !== undefined }]
  })
  visible.sort((a, b) => a.depth - b.depth)
  let [out, run, tone] = ['', '', '']
  const flush = () => {
    if (run) out += `<path d="${run}" fill="${tone}" stroke="${tone}"/>`
    run = ''
  }
  for (const one of visible) {
    if (one.isRing || one.tone !== tone) flush()
    if (one.isRing) {
      out += `<path fill-rule="evenodd" d="${one.d}" fill="${one.tone}" stroke="${one.tone}"/>`
      continue
    }
    tone = one.tone
    run += one.d
  }
  flush()
  return out
}

/** A product in two pictures of the same size. */
export interface Sheet {
  /** Warm paper with one soft shadow. Nothing in it is sharp, so it can be rendered small and enlarged. */
  paper: string
  /** The bodies, as large as the sheet allows. */
  things: string
}

export function sheetOf(items: readonly Item[], camera: Camera, id: string): Sheet {
  const view = createView(camera, items)
  const shade = shader(view.eye)
  const { cast, contact } = shadowsOf(items, view)
  let marks = ''
  for (const item of items)
    marks += item.kind === 'line' ? lineMarks(item, view) : solidMarks(item.faces, view, shade)
  const paper = picture(
    svg`<radialGradient id="${id}g" cx=".42" cy=".36" r=".85">
      <stop offset="0" stop-color="${PAPER[0]}"/><stop offset=".6" stop-color="${PAPER[1]}"/>
      <stop offset="1" stop-color="${PAPER[2]}"/></radialGradient>
      <filter id="${id}s" filterUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">
      <feGaussianBlur stdDeviation="26"/></filter>
      <filter id="${id}c" filterUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}">
      <feGaussianBlur stdDeviation="10"/></filter>`,
    svg`<rect width="${W}" height="${H}" fill="url(#${id}g)"/>
      <g fill="#3a2c1a" opacity=".3" filter="url(#${id}s)">${cast}</g>
      <g fill="#2a1f12" opacity=".42" filter="url(#${id}c)">${contact}</g>`,
  )
  const things = picture('', `<g stroke-width="1.4" stroke-linejoin="round">${marks}</g>`)
  return { paper, things }
}
