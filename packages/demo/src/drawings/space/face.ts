import { darker, lighter } from '../ink/color.ts'
import { via } from '../ink/gradient.ts'
import { relPath } from '../ink/path.ts'
import { strokeText } from '../ink/stroke-text.ts'
import { attr, svg } from '../ink/svg.ts'
import { rect, xy } from './points.ts'
import { bounds, clipTo } from './polygon.ts'
import type { Stage } from './stage.ts'
import { sum, type V2, type V3 } from './vector.ts'

interface Ink {
  /** Width of the stroke. */
  w?: number
  /** Opacity. */
  o?: number
  /** The colour as given, not shaded. */
  raw?: boolean
  stroke?: string
  dash?: string
}

interface TextInk {
  weight?: number
  /** Degrees, counter-clockwise. */
  rot?: number
  /** Shrinks to this width. */
  max?: number
}

/** One plane of a solid and what is drawn on it: panels, grilles, decals, bolts. */
export interface Face {
  st: Stage
  /** Where the plane's coordinates begin. */
  origin: V3
  /** Seen from behind, so that letters must be turned round. */
  mirrored: boolean
  /** A colour as it looks on this face. */
  col(color: string, raw?: boolean): string
  poly(pts: V2[], fill: string, ink?: Ink & { soft?: boolean }): Face
  line(pts: V2[], color: string, ink?: Ink & { cap?: 'butt'; close?: boolean }): Face
  circle(c: V2, r: number, fill: string, ink?: Ink & { cap?: 'round' }): Face
  /** A panel seam: dark line with a light lip below it. */
  seam(pts: V2[], color: string, close?: boolean): Face
  grille(x0: number, y0: number, x1: number, y1: number, color: string, pitch?: number): Face
  bolts(pts: V2[], r: number, color: string): Face
  /** Text as strokes, never mirrored. */
  text(text: string, x: number, y: number, h: number, color: string, ink?: TextInk): Face
  /** A glass pane: sky above, dark below, slanted light. */
  glass(pts: V2[], dark: number): Face
  raw(svg: string): Face
  svg(): string
}

const hundredth = (v: number | undefined) =>
  v === undefined ? undefined : Math.round(v * 100) / 100

const path = (pts: V2[], close = true) =>
  relPath(
    pts.map(([x, y]): V2 => [x, -y]),
    close,
  )

/** The plane o + u*U + v*V, facing along `normal`. */
export function createFace(st: Stage, o: V3, U: V3, V: V3, normal: V3): Face {
  const marks: string[] = []
  const opacity = (o?: number) => attr('opacity', hundredth(o))
  const put = (mark: string): Face => {
    marks.push(mark)
    return face
  }
  const outline = ({ stroke, raw, w = 1 }: Ink) =>
    stroke ? ` stroke="${face.col(stroke, raw)}" stroke-width="${w}"` : ''

  const face: Face = {
    st,
    origin: o,
    mirrored: st.pt(sum(o, U))[0] < st.pt(o)[0],

    col: (color, raw) => (raw || !color.startsWith('#') ? color : st.shade(color, normal)),

    poly(pts, fill, ink = {}) {
      const color = face.col(fill, ink.raw)
      const paint = ink.soft ? st.soft(color) : color
      return put(`<path d="${path(pts)}" fill="${paint}"${opacity(ink.o)}${outline(ink)}/>`)
    },

    line(pts, color, { w = 1, o, raw, dash, cap, close = false } = {}) {
      const ends = cap === 'butt' ? '' : ' stroke-linecap="round"'
      return put(
        `<path d="${path(pts, close)}" fill="none" stroke="${face.col(color, raw)}"` +
          ` stroke-width="${w}"${ends}${attr('stroke-dasharray', dash)}${opacity(o)}/>`,
      )
    },

    circle([x, y], r, fill, ink = {}) {
      const paint = fill === 'none' ? fill : face.col(fill, ink.raw)
      const ends = ink.cap === 'round' ? ' stroke-linecap="round"' : ''
      return put(
        svg`<circle cx="${x}" cy="${-y}" r="${r}" fill="${paint}"` +
          `${outline(ink)}${attr('stroke-dasharray', ink.dash)}${ends}${opacity(ink.o)}/>`,
      )
    },

    seam(pts, color, close = false) {
      const lip = pts.map(([x, y]): V2 => [x + 0.8, y - 1.2])
      face.line(pts, darker(color, 0.55), { w: 1.4, o: 0.75, close })
      return face.line(lip, lighter(color, 0.5), { w: 0.7, o: 0.45, close })
    },

    grille(x0, y0, x1, y1, color, pitch = 6) {
      face.poly(rect(x0, y0, x1, y1), darker(color, 0.72))
      let d = ''
      for (let y = y0 + pitch / 2; y < y1; y += pitch) d += svg`M${x0 + 2} ${-y}H${x1 - 2}`
      put(svg`<path d="${d}" stroke="${face.col(color)}" stroke-width="${pitch * 0.42}"/>`)
      const frame = [xy(x0, y1), xy(x0, y0), xy(x1, y0), xy(x1, y1)]
      return face.line(frame, darker(color, 0.4), { w: 1, close: true, o: 0.6 })
    },

    bolts(pts, r, color) {
      for (const [x, y] of pts) {
        face.circle([x + r * 0.2, y - r * 0.3], r, darker(color, 0.6))
        face.circle([x, y], r * 0.8, color)
      }
      return face
    },

    text(text, x, y, h, color, { weight = 0.17, rot, max } = {}) {
      if (!text) return face
      const wide = strokeText(text, 0, 0, h).width
      const shrink = max && wide > max ? max / wide : 1
      const size = h * shrink
      const base = shrink < 1 ? y + h * (1 - shrink) * 0.5 : y
      const turn = rot ? svg`rotate(${face.mirrored ? rot : -rot})` : ''
      const flip = face.mirrored ? 'scale(-1 1)' : ''
      const { d } = strokeText(text, 0, 0, size, 'middle')
      return put(
        svg`<path transform="translate(${x} ${-base})${turn}${flip}" d="${d}" fill="none"
          stroke="${face.col(color)}" stroke-width="${size * weight}"/>`,
      )
    },

    glass(pts, dark) {
      const { sky } = st.light
      const [left, low, right, high] = bounds(pts)
      const w = right - left
      const lean = (high - low) * 0.42
      const pane = st.grad(
        via(
          darker(sky, 0.12 + dark * 0.3),
          0.5,
          darker(sky, 0.38 + dark * 0.3),
          darker(sky, 0.58 + dark * 0.28),
        ),
      )
      put(`<path d="${path(pts)}" fill="${pane}" stroke="#15171a" stroke-width="1.6"/>`)
      const gleam = (from: number, width: number, o: number) => {
        const a = left + w * from
        const b = left + w * (from + width)
        const band = clipTo(pts, [
          [a, low],
          [b, low],
          [b + lean, high],
          [a + lean, high],
        ])
        if (band.length > 2) face.poly(band, '#ffffff', { raw: true, o })
      }
      gleam(0.02, 0.16, 0.2)
      gleam(0.24, 0.07, 0.15)
      return face
    },

    raw: put,

    svg: () =>
      marks.length ? `<g transform="${st.matrix(face.origin, U, V)}">${marks.join('')}</g>` : '',
  }
  return face
}
