import { createHash } from 'node:crypto'
import type { VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import type { SceneSpec, View } from '#drawings/scene.ts'
import { demoMachines } from '../machines.ts'
import { DRAWING_VERSION } from '../pictures/drawing.ts'
import { sceneOf } from '../scenes.ts'
import type { FilmKind, Shown } from './film-words.ts'

/** Increase it with every change of what `render-film.ts` makes of a film. */
const RENDER_VERSION = '2'

const TAKE_SECONDS = 3

export interface FilmTake {
  stockNo: string
  shown: Shown
  scene: SceneSpec
  seconds: number
}

export interface StreamFilm {
  kind: FilmKind
  topic: VideoTopic
  daysAgo: number
  takes: readonly FilmTake[]
  /** The machines that it shows, each once. */
  stockNos: readonly string[]
  seconds: number
  /** In the object store; known before anything is rendered. */
  folder: string
}

const VIEW: Record<Shown, View> = {
  whole: 'side',
  plate: 'plate',
  meter: 'meter',
  engine: 'engine',
  cab: 'cab',
  undercarriage: 'undercarriage',
  tyre: 'tyre',
}

/** Every film shows the first machines, which every demo has. */
const FIRST_MACHINES = 12
const machines = new Map(demoMachines(FIRST_MACHINES).map((each) => [each.stockNo, each]))

function take(number: number, shown: Shown): FilmTake {
  const stockNo = `ISQ-1040${String(number).padStart(2, '0')}`
  const machine = machines.get(stockNo)
  if (!machine) throw new Error(`a film shows ${stockNo}, which does not exist`)
  return { stockNo, shown, scene: sceneOf(machine, VIEW[shown]), seconds: TAKE_SECONDS }
}

function film(kind: FilmKind, topic: VideoTopic, daysAgo: number, takes: FilmTake[]): StreamFilm {
  const scenes = takes.map(({ scene, seconds }) => ({ scene, seconds }))
  const plan = JSON.stringify([RENDER_VERSION, DRAWING_VERSION, scenes])
  return {
    kind,
    topic,
    daysAgo,
    takes,
    stockNos: [...new Set(takes.map(({ stockNo }) => stockNo))],
    seconds: takes.length * TAKE_SECONDS,
    folder: `film/${createHash('sha256').update(plan).digest('hex').slice(0, 24)}`,
  }
}

const around = (number: number, daysAgo: number, gear: 'undercarriage' | 'tyre') =>
  film(
    'walkAround',
    'machines',
    daysAgo,
    (['whole', 'plate', 'cab', gear] as const).map((shown) => take(number, shown)),
  )

/** The videos of the demo. */
export const STREAM_FILMS: readonly StreamFilm[] = [
  around(1, 2, 'undercarriage'),
  film('undercarriages', 'inspection', 4, [
    take(3, 'undercarriage'),
    take(8, 'undercarriage'),
    take(10, 'undercarriage'),
  ]),
  around(2, 9, 'tyre'),
  film('readFirst', 'inspection', 13, [
    take(12, 'plate'),
    take(12, 'meter'),
    take(11, 'plate'),
    take(11, 'meter'),
  ]),
  around(6, 18, 'tyre'),
  film('cabs', 'inspection', 26, [take(2, 'cab'), take(10, 'cab'), take(5, 'cab')]),
  around(12, 33, 'undercarriage'),
  film('yards', 'company', 47, [
    take(9, 'whole'),
    take(7, 'whole'),
    take(11, 'whole'),
    take(3, 'whole'),
  ]),
]
