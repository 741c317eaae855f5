import type { SceneSpec, View } from '@ironsouq/art/scene'
import { demoMachines } from '../machines.ts'
import { sceneOf } from '../scenes.ts'

/** What a picture is seen through: its middle in parts of the whole, and how near one stands. */
type Look = readonly [x: number, y: number, zoom: number]

export interface Take {
  scene: SceneSpec
  seconds: number
  from: Look
  to: Look
}

const STOCK_NO = 'ISQ-104012'

const machine = demoMachines(12).find(({ stockNo }) => stockNo === STOCK_NO)
if (!machine) throw new Error(`the film shows ${STOCK_NO}, which does not exist`)

const shown = (view: View): SceneSpec => sceneOf(machine, view)

const take = (view: View, seconds: number, from: Look, to: Look): Take => ({
  scene: shown(view),
  seconds,
  from,
  to,
})

/** Once around the machine, as one walks before buying: from afar, then what must be read. */
export const takes: readonly Take[] = [
  take('quarter', 4, [0.42, 0.55, 1.3], [0.56, 0.52, 1.12]),
  take('plate', 3, [0.5, 0.5, 1], [0.5, 0.52, 1.22]),
  take('meter', 3, [0.5, 0.5, 1.18], [0.5, 0.5, 1]),
  take('engine', 3, [0.42, 0.5, 1.2], [0.58, 0.5, 1.2]),
  take('cab', 3, [0.5, 0.56, 1.2], [0.5, 0.46, 1.06]),
  take('undercarriage', 3, [0.6, 0.5, 1.2], [0.42, 0.5, 1.2]),
  take('side', 3, [0.5, 0.5, 1.24], [0.5, 0.5, 1]),
]

export const FILM = {
  seconds: takes.reduce((all, { seconds }) => all + seconds, 0),
  poster: shown('side'),
}
