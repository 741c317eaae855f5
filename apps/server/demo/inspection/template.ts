import { componentsOf } from './components.ts'
import { POINT_CODES, type PointCode, pointOf } from './points.ts'

/** What an inspector looks at on a machine of a leaf category; nothing of attachments. */
export function templateOf(category: string): readonly PointCode[] {
  const components = componentsOf(category)
  return POINT_CODES.filter((code) => pointOf(code).of.some((one) => components.has(one)))
}
