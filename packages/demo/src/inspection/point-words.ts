import type { PointCode } from './points.ts'

/** What the points are called in one language. */
export type PointWords = Record<PointCode, string>
