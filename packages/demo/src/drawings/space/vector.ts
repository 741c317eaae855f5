/** Machine units are centimetres: x along the machine, y up, z towards the viewer. */
export type V2 = [number, number]
export type V3 = [number, number, number]
export type Axis = 'x' | 'y' | 'z'

export const rad = (deg: number): number => (deg * Math.PI) / 180

export const polar = (p: V2, len: number, deg: number): V2 => [
  p[0] + len * Math.cos(rad(deg)),
  p[1] + len * Math.sin(rad(deg)),
]

export const lerp = (a: V2, b: V2, t: number): V2 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

export const middle = (a: V2, b: V2): V2 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

export const dist = (a: V2, b: V2): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const angle = (a: V2, b: V2): number =>
  (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const sum = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const unit = (a: V3): V3 => {
  const l = Math.hypot(...a) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}

/** Turns points about a pivot. */
export function turnAbout(pivot: V2, deg: number): (p: V2) => V2 {
  const c = Math.cos(rad(deg))
  const s = Math.sin(rad(deg))
  return (p) => {
    const x = p[0] - pivot[0]
    const y = p[1] - pivot[1]
    return [pivot[0] + x * c - y * s, pivot[1] + x * s + y * c]
  }
}

/** The third corner of a triangle, given two pins and two lengths; `side` picks which. */
export function elbow(a: V2, b: V2, la: number, lb: number, side: 1 | -1): V2 {
  const d = Math.min(dist(a, b), la + lb - 0.1)
  const cos = (la * la + d * d - lb * lb) / (2 * la * d)
  const bend = (side * Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI
  return polar(a, la, angle(a, b) + bend)
}
