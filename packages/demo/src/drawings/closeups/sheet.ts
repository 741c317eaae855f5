import { darker, lighter } from '../ink/color.ts'
import { focus, linearGradient, radialGradient, via, type Run, type Stop } from '../ink/gradient.ts'
import { strokeText } from '../ink/stroke-text.ts'
import { attr, num, svg } from '../ink/svg.ts'
import { H, picture, W } from '../picture.ts'
import type { Rng } from '../rng.ts'

interface Ink {
  /** Opacity. */
  op?: number
  stroke?: string
  /** Width of the stroke. */
  sw?: number
}

interface TextInk {
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  op?: number
}

/** A flat drawing in picture units (y down) with gradients of its own. */
export interface Sheet {
  add(markup: string): Sheet
  lin(stops: Stop[], run?: Run): string
  rad(stops: Stop[], cx?: number, cy?: number, r?: number): string
  rect(x: number, y: number, w: number, h: number, fill: string, ink?: Ink & { r?: number }): Sheet
  circle(x: number, y: number, r: number, fill: string, ink?: Ink & { dash?: string }): Sheet
  path(d: string, fill: string, ink?: Ink & { cap?: boolean }): Sheet
  line(d: string, color: string, w: number, ink?: { op?: number; cap?: boolean }): Sheet
  text(text: string, x: number, y: number, h: number, color: string, ink?: TextInk): Sheet
  /** A thick pipe or hose with a light along it. */
  hose(d: string, w: number, color: string): Sheet
  bolt(x: number, y: number, r: number): Sheet
  rivet(x: number, y: number, r: number): Sheet
  vignette(strength: number): Sheet
  /** The finished picture; definitions of what was added from elsewhere come first. */
  done(extraDefs?: string[]): string
}

export function createSheet(id: string): Sheet {
  const defs: string[] = []
  const marks: string[] = []
  const nextId = () => `${id}k${defs.length.toString(36)}`
  const ref = (name: string, def: string) => {
    defs.push(def)
    return `url(#${name})`
  }
  const outline = ({ stroke, sw = 2 }: Ink) =>
    stroke ? ` stroke="${stroke}" stroke-width="${sw}"` : ''

  const sheet: Sheet = {
    add(markup) {
      marks.push(markup)
      return sheet
    },

    lin(stops, run = 'v') {
      const name = nextId()
      return ref(name, linearGradient(name, stops, run))
    },

    rad(stops, cx = 0.5, cy = 0.5, r = 0.5) {
      const name = nextId()
      return ref(name, radialGradient(name, stops, focus(cx, cy, r)))
    },

    rect: (x, y, w, h, fill, ink = {}) =>
      sheet.add(
        svg`<rect x="${x}" y="${y}" width="${w}" height="${h}"${attr('rx', ink.r)} fill="${fill}"` +
          `${attr('opacity', ink.op)}${outline(ink)}/>`,
      ),

    circle: (x, y, r, fill, ink = {}) =>
      sheet.add(
        svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"` +
          `${attr('opacity', ink.op)}${outline(ink)}${attr('stroke-dasharray', ink.dash)}/>`,
      ),

    path(d, fill, ink = {}) {
      const ends = ink.cap ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
      const opacity = attr('opacity', ink.op)
      return sheet.add(`<path d="${d}" fill="${fill}"${opacity}${outline(ink)}${ends}/>`)
    },

    line: (d, stroke, sw, ink = {}) => sheet.path(d, 'none', { ...ink, stroke, sw }),

    text(text, x, y, h, color, { anchor = 'start', weight = 0.13, op } = {}) {
      const { d } = strokeText(text, x, y, h, anchor)
      return sheet.add(
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(h * weight)}"` +
          ` stroke-linejoin="round" stroke-linecap="round"${attr('opacity', op)}/>`,
      )
    },

    hose: (d, w, color) =>
      sheet
        .line(d, darker(color, 0.55), w, { cap: true })
        .line(d, color, w * 0.72, { cap: true })
        .add(
          svg`<path d="${d}" fill="none" stroke="${lighter(color, 0.45)}" stroke-width="${w * 0.16}"
            transform="translate(0 ${-w * 0.18})" opacity=".7" stroke-linecap="round"/>`,
        ),

    bolt(x, y, r) {
      const color = '#8f8c86'
      const hexagon = (k: number, dx: number, dy: number) => {
        const corners = [0, 1, 2, 3, 4, 5].map((i) => {
          const a = i * 1.0472 + 0.3
          return svg`${x + dx + r * k * Math.cos(a)} ${y + dy + r * k * Math.sin(a)}`
        })
        return `M${corners.join('L')}Z`
      }
      const top: Stop[] = [
        [0, lighter(color, 0.35)],
        [1, darker(color, 0.2)],
      ]
      return sheet
        .circle(x + r * 0.15, y + r * 0.25, r * 1.35, darker(color, 0.7), { op: 0.5 })
        .circle(x, y, r * 1.3, darker(color, 0.25))
        .path(hexagon(1, 0.5, 1.5), darker(color, 0.5))
        .path(hexagon(0.95, 0, 0), sheet.lin(top))
    },

    rivet(x, y, r) {
      const shine: Stop[] = via('#f2efe8', 0.45, '#b5b2aa', '#5f5c56')
      return sheet
        .circle(x + 2, y + 4, r * 1.12, '#0c0b0a', { op: 0.4 })
        .circle(x, y, r, sheet.rad(shine, 0.36, 0.3, 0.75))
    },

    vignette(strength) {
      const shade: Stop[] = [
        [0.45, '#0b090c', 0],
        [1, '#0b090c', strength],
      ]
      return sheet.rect(0, 0, W, H, sheet.rad(shade, 0.5, 0.48, 0.75))
    },

    done: (extraDefs = []) => picture(extraDefs.join('') + defs.join(''), marks.join('')),
  }
  return sheet
}

/** Dirt, scratches and (on metal) rust over a region. */
export function grime(
  s: Sheet,
  r: Rng,
  [x, y, w, h]: [x: number, y: number, w: number, h: number],
  amount: number,
  metal = true,
): void {
  const spot = (): [number, number] => [r.range(x, x + w), r.range(y, y + h)]
  let pale = ''
  for (let i = 0; i < 26 * amount; i++) {
    const [px, py] = spot()
    const a = r.range(-0.7, 0.7)
    const l = r.range(20, 120)
    pale += svg`M${px} ${py}l${l * Math.cos(a)} ${l * Math.sin(a)}`
  }
  let rust = ''
  const spots = metal ? 20 * amount : 0
  for (let i = 0; i < spots; i++) {
    const [px, py] = spot()
    const k = r.range(4, 10 + 22 * amount)
    rust += svg`
      M${px} ${py}
      q${k * 0.4} ${-k} ${k * 1.4} ${-k * 0.3}
      q${k} ${k * 0.4} ${k * 0.2} ${k}
      q${-k} ${k * 0.6} ${-k * 1.6} ${-k * 0.7}Z`
  }
  let speck = ''
  for (let i = 0; i < 90 * amount; i++) {
    speck += svg`M${r.range(x, x + w)} ${y + h * (1 - r() * r())}h.1`
  }
  s.line(pale || 'M0 0', '#efe6d6', 2, { op: 0.22 })
  s.path(rust || 'M0 0', '#7a3f1d', { op: 0.2 + amount * 0.35 })
  s.line(speck || 'M0 0', '#8a6a42', 6, { op: 0.4, cap: true })
}
