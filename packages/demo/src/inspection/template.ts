import { leafCodes } from '../names.ts'
import { componentsOf } from './components.ts'
import { POINT_CODES, type PointCode, pointOf } from './points.ts'

/** What an inspector looks at on a machine of a leaf category; nothing of attachments. */
export function templateOf(category: string): readonly PointCode[] {
  const components = componentsOf(category)
  return POINT_CODES.filter((code) => pointOf(code).of.some((one) => components.has(one)))
}

/** How many points the shortest and the longest template have. */
export function pointRange(): { least: number; most: number } {
  const counts = leafCodes.map((leaf) => templateOf(leaf).length).filter((count) => count > 0)
  return { least: Math.min(...counts), most: Math.max(...counts) }
}
