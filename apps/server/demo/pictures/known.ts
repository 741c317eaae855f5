import type { SceneSpec } from '@ironsouq/art/scene'
import { demoMachines } from '../machines.ts'
import { galleryScenes } from '../scenes.ts'
import { drawingName } from './drawing.ts'

/** Every picture of every demo machine by the folder it has in the object store. */
export const knownDrawings = (count: number): ReadonlyMap<string, SceneSpec> =>
  new Map(
    demoMachines(count).flatMap((machine) =>
      galleryScenes(machine).map((scene) => [drawingName(scene), scene] as const),
    ),
  )
