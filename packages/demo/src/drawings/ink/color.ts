export type RGB = [number, number, number]

const clamp = (v: number) => Math.min(1, Math.max(0, v))

function rgb(color: string): RGB {
  const n = parseInt(color.slice(1), 16)
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

const byte = (v: number) =>
  Math.round(clamp(v) * 255)
    .toString(16)
    .padStart(2, '0')

const hex = ([r, g, b]: RGB): string => `#${byte(r)}${byte(g)}${byte(b)}`

export function mix(from: string, to: string, t: number): string {
  const a = rgb(from)
  const b = rgb(to)
  return hex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

export const darker = (color: string, t: number): string => mix(color, '#0d0c10', t)
export const lighter = (color: string, t: number): string => mix(color, '#fffaf0', t)

/** What exceeds full light goes towards white, so bright paint glows instead of clipping. */
export function lit(paint: string, light: RGB): string {
  const [r, g, b] = rgb(paint)
  const over = Math.max(0, (light[0] + light[1] + light[2]) / 3 - 1) * 0.55
  const glow = (channel: number, strength: number) => {
    const v = channel * Math.min(strength, 1.12)
    return v + (1 - v) * over
  }
  return hex([glow(r, light[0]), glow(g, light[1]), glow(b, light[2])])
}

function luma(color: string): number {
  const [r, g, b] = rgb(color)
  return 0.3 * r + 0.59 * g + 0.11 * b
}

/** Ink that reads on a paint. */
export const inkOn = (paint: string): string => (luma(paint) > 0.5 ? '#191a1d' : '#f4efe4')

/** Fewer distinct shades, so that neighbouring facets share one path. */
export function coarse(color: string): string {
  const [r, g, b] = rgb(color)
  const step = (v: number) => Math.round(v * 30) / 30
  return hex([step(r), step(g), step(b)])
}
