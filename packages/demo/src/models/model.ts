import type { SpecCode } from '../specs/fields.ts'

export type Measures = Partial<Record<SpecCode, number>>

export interface DemoModel {
  /** Code of a brand. */
  brand: string
  model: string
  /** Code of a leaf of the category tree. */
  category: string
  art: { category: string; subtype?: string }
  /** Rounded, for demo data; no maker's specification sheet. Without power it has no engine. */
  measures: Measures
  newUsdK: number
  hoursPerYear?: number
  kmPerYear?: number
  /** How the price falls with age: cranes keep theirs longer. */
  curve: 'standard' | 'crane'
  /** First and last year of manufacture. */
  years: readonly [from: number, to: number]
  /** Where it is built, when the brand does not say so. */
  origin?: 'india'
}

/** Length, width and height on the road, in metres. */
export type Size = readonly [length: number, width: number, height: number]

const mm = (metres: number) => Math.round(metres * 1000)

export const transport = ([length, width, height]: Size) => ({
  length: mm(length),
  width: mm(width),
  height: mm(height),
})
