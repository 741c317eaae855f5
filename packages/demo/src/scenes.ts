import type { Emission } from '@ironsouq/contract/machines/device/device.enums'
import { maskedSerial } from '@ironsouq/server/features/machines/device/device.rules.ts'
import { galleryOf } from '#drawings/gallery.ts'
import type { SceneSpec, View } from '#drawings/scene.ts'
import type { GearDetail } from '#drawings/shots/angles.ts'
import { type Part, type PointCode, pointOf } from './inspection/points.ts'
import type { DemoMachine } from './machine.ts'
import { makeOf } from './names.ts'

/** As it is struck into a plate. */
const STAGES: Record<Emission, string | undefined> = {
  none: undefined,
  tier1: 'TIER 1',
  tier2: 'TIER 2',
  tier3: 'TIER 3',
  tier4i: 'TIER 4I',
  tier4f: 'TIER 4F',
  stageV: 'STAGE V',
  nr3: 'NR3',
  nr4: 'NR4',
  cev3: 'CEV III',
  cev4: 'CEV IV',
  cev5: 'CEV V',
  euro3: 'EURO 3',
  euro4: 'EURO 4',
  euro5: 'EURO 5',
  euro6: 'EURO 6',
}

type Facts = NonNullable<SceneSpec['facts']>

type Recorded = Pick<
  DemoMachine,
  'workHours' | 'mileageKm' | 'serialNo' | 'yearMade' | 'emission' | 'specs' | 'brand'
>

/** What plates, meters and labels of a machine show: its record, as the page shows it. */
function factsShown(machine: Recorded): Facts {
  const { workHours, mileageKm, serialNo, yearMade, emission, specs, brand } = machine
  const { operatingWeight, power, genPower, mainsFrequency, voltage, battery } = specs
  const read = {
    hours: workHours,
    km: mileageKm,
    weightKg: operatingWeight,
    powerKw: power,
    kva: genPower,
    hz: mainsFrequency,
    volts: voltage,
    ampHours: battery,
  }
  const known = Object.entries(read).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, Number(value)] as const],
  )
  const stage = STAGES[emission]
  return {
    ...Object.fromEntries(known),
    serial: maskedSerial(serialNo),
    year: yearMade,
    ...(stage !== undefined && { emission: stage }),
    make: makeOf(brand),
  }
}

type Shown = Recorded & Pick<DemoMachine, 'look' | 'model' | 'stockNo' | 'wear'>

/** One picture of a machine: place, hour and weather are the same in all of them. */
export const sceneOf = (machine: Shown, view: View): SceneSpec => ({
  ...machine.look,
  model: machine.model,
  seed: machine.stockNo,
  view,
  wear: machine.wear,
  facts: factsShown(machine),
})

/** Each worn part of a track has a photo of its own. */
const DETAILS: Partial<Record<PointCode, GearDetail>> = {
  linkHeight: 'links',
  bushings: 'bushings',
  shoes: 'shoes',
  sprocket: 'sprocket',
  idlers: 'idlers',
  rollers: 'rollers',
}

type Inspected = Pick<DemoMachine, 'look' | 'inspection'>

function detailsOf({ look, inspection }: Inspected): GearDetail[] {
  if (!galleryOf(look).includes('undercarriage')) return []
  return (inspection?.findings ?? []).flatMap(({ point, state }) => {
    const detail = DETAILS[point]
    return detail && (state === 'monitor' || state === 'action') ? [detail] : []
  })
}

/** The whole gallery, the picture of the list first, and what an inspector photographed of a track. */
export const galleryScenes = (machine: Shown & Inspected): SceneSpec[] => [
  ...galleryOf(machine.look).map((view) => sceneOf(machine, view)),
  ...detailsOf(machine).map((detail) => ({ ...sceneOf(machine, 'undercarriage'), detail })),
]

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
export function pictureShowing(machine: Inspected, point: PointCode) {
  const views = viewsShowing(point)
  const gallery = galleryOf(machine.look)
  const detail = detailsOf(machine).findIndex((each) => each === DETAILS[point])
  if (detail >= 0) return gallery.length + detail
  const at = gallery.findIndex((view) => views.includes(view))
  return at < 0 ? null : at
}
