import { attr } from './svg.ts'

export type Stop = [offset: number, color: string, alpha?: number]
/** Down, across, or from corner to corner. */
export type Run = 'v' | 'h' | 'd'

export const blend = (from: string, to: string): Stop[] => [
  [0, from],
  [1, to],
]

export const via = (from: string, at: number, middle: string, to: string): Stop[] => [
  [0, from],
  [at, middle],
  [1, to],
]

export const fade = (color: string, from: number, to: number): Stop[] => [
  [0, color, from],
  [1, color, to],
]

const tags = (stops: Stop[]) =>
  stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${attr('stop-opacity', a)}/>`)
    .join('')

export function linearGradient(id: string, stops: Stop[], run: Run = 'v'): string {
  const end = `x2="${run === 'v' ? 0 : 1}" y2="${run === 'h' ? 0 : 1}"`
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${tags(stops)}</linearGradient>`
}

export function radialGradient(id: string, stops: Stop[], focus = ''): string {
  return `<radialGradient id="${id}"${focus}>${tags(stops)}</radialGradient>`
}

export const focus = (cx: number, cy: number, r: number): string =>
  ` cx="${cx}" cy="${cy}" r="${r}"`
