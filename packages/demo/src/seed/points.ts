import {
  anInspectionPoint,
  anInspectionRemark,
} from '@ironsouq/server/features/machines/inspection/inspection.builder.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { placeOf } from '../inspection/places.ts'
import { PARTS, POINT_CODES, pointOf } from '../inspection/points.ts'
import { remarkTexts } from '../inspection/remark-texts.ts'
import { REMARK_CODES, remarkOf } from '../inspection/remarks.ts'
import { templateOf } from '../inspection/template.ts'
import { pointNames } from '../inspection/words.ts'
import { leafCodes } from '../names.ts'
import { type Codes, idOf } from './codes.ts'

/** Points stand by part, and within one as they are listed. */
const inOrder = POINT_CODES.toSorted(
  (a, b) => PARTS.indexOf(pointOf(a).part) - PARTS.indexOf(pointOf(b).part),
)

/** The points that inspectors look at, with the leaf categories whose template they are in. */
export async function seedPoints(ctx: Ctx, categories: Codes): Promise<Codes> {
  const points = new Map<string, string>()
  const templates = leafCodes.map((leaf) => ({ leaf, looked: new Set(templateOf(leaf)) }))
  for (const [position, code] of inOrder.entries()) {
    const { part, unit = null, verifies = null } = pointOf(code)
    const own = templates
      .filter(({ looked }) => looked.has(code))
      .map(({ leaf }) => {
        const { x, y } = placeOf(leaf, code) ?? { x: null, y: null }
        return { categoryId: idOf(categories, leaf), x, y }
      })
    const names = pointNames(code)
    const given = { code, names, part, unit, verifies, position, categories: own }
    points.set(code, (await anInspectionPoint(ctx, given)).id)
  }
  return points
}

/** The remarks, each offered for its points. */
export async function seedRemarks(ctx: Ctx, points: Codes): Promise<Codes> {
  const remarks = new Map<string, string>()
  for (const code of REMARK_CODES) {
    const { points: own, state } = remarkOf(code)
    const pointIds = own.map((point) => idOf(points, point))
    const given = { code, state, texts: remarkTexts(code), pointIds }
    remarks.set(code, (await anInspectionRemark(ctx, given)).id)
  }
  return remarks
}
