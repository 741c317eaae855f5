import { galleryOf } from '@ironsouq/art/gallery'
import type { SceneSpec, View } from '@ironsouq/art/scene'
import { type Part, type PointCode, pointOf } from './inspection/points.ts'
import type { DemoMachine } from './machine.ts'
import { makeOf } from './names.ts'

type Shown = Pick<
  DemoMachine,
  'look' | 'model' | 'stockNo' | 'wear' | 'workHours' | 'serialNo' | 'yearMade' | 'specs' | 'brand'
>

/** One picture of a machine: place, hour and weather are the same in all of them. */
export function sceneOf(machine: Shown, view: View): SceneSpec {
  const { look, model, stockNo, wear, workHours, serialNo, yearMade, specs, brand } = machine
  const { operatingWeight, power } = specs
  return {
    ...look,
    model,
    seed: stockNo,
    view,
    wear,
    facts: {
      ...(workHours !== null && { hours: workHours }),
      serial: serialNo,
      year: yearMade,
      ...(operatingWeight !== undefined && { weightKg: Number(operatingWeight) }),
      ...(power !== undefined && { powerKw: Number(power) }),
      make: makeOf(brand),
    },
  }
}

/** The whole gallery, the picture of the list first. */
export const galleryScenes = (machine: Shown): SceneSpec[] =>
  galleryOf(machine.look).map((view) => sceneOf(machine, view))

const SHOWN_BY: Record<Part, readonly View[]> = {
  identity: ['side'],
  engine: ['engine'],
  cooling: ['engine'],
  hydraulics: ['side'],
  structure: ['side'],
  undercarriage: ['undercarriage'],
  tyres: ['tyre'],
  drivetrain: ['side'],
  electrics: ['cab', 'panel'],
  cab: ['cab', 'panel'],
  safety: ['side'],
  attachments: ['tool'],
}

/** The views that show a point best. */
function viewsShowing(point: PointCode): readonly View[] {
  if (point === 'serialPlate') return ['plate']
  return point === 'hourMeter' ? ['meter', 'panel'] : SHOWN_BY[pointOf(point).part]
}

/** The place in the gallery of the picture that shows a point. */
export function pictureShowing({ look }: Pick<DemoMachine, 'look'>, point: PointCode) {
  const views = viewsShowing(point)
  const at = galleryOf(look).findIndex((view) => views.includes(view))
  return at < 0 ? null : at
}
