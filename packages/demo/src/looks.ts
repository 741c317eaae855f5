import { liveryOf } from '#drawings/livery.ts'
import type { Machine } from '#drawings/machines/machine.ts'
import { machines as drawings } from '#drawings/machines/register.ts'
import type { Category } from '#drawings/machines/register.ts'
import { rng } from '#drawings/rng.ts'
import type { SceneSpec } from '#drawings/scene.ts'
import { hours, pickScene } from '#drawings/scenes/setting.ts'
import type { DemoModel } from './models/model.ts'
import { makeOf } from './names.ts'
import type { Dice } from './random.ts'

/** What all pictures of one machine have in common, and the view that comes first. */
export interface Look extends Pick<SceneSpec, 'scene' | 'hour' | 'livery'> {
  category: Category
  subtype?: string
  view: (typeof FIRST_VIEWS)[number]
}

/** Half of the machines face left, half right. */
const FIRST_VIEWS = [
  'side',
  'quarter',
  'quarter',
  'quarter-right',
  'quarter-right',
  'right',
] as const

/** A buyer must see the machine: no dawn, dusk or night. */
const DAYLIGHT = new Set<SceneSpec['hour']>(['morning', 'noon', 'dusty', 'golden', 'indoor'])

/** So many cards stand on a page: no two of them show the same. */
export const PAGE_OF_CARDS = 24
const TRIES = 60

const signOf = ({ category, livery, view, scene, hour }: Look) =>
  [category, livery, view, scene, hour].join(' ')

function lookAt({ art, brand }: DemoModel, roll: Dice): Look {
  const category = art.category as Category
  const drawing: Machine = drawings[category]
  const random = rng(String(roll.unit()))
  const place = drawing.scene?.(random) ?? pickScene(random)
  const scene = place === 'night' ? 'yard' : place
  return {
    category,
    ...(art.subtype !== undefined && { subtype: art.subtype }),
    livery: liveryOf(makeOf(brand)),
    view: roll.pick(FIRST_VIEWS),
    scene,
    hour: random.pick(hours[scene].filter((hour) => DAYLIGHT.has(hour))),
  }
}

/** Chooses looks one after the other so that neighbours in the list never look the same. */
export function createLooks(): (model: DemoModel, roll: Dice, isListed: boolean) => Look {
  const recent: string[] = []
  return (model, roll, isListed) => {
    let look = lookAt(model, roll)
    for (let i = 0; i < TRIES && recent.includes(signOf(look)); i++) look = lookAt(model, roll)
    if (isListed) {
      recent.push(signOf(look))
      if (recent.length >= PAGE_OF_CARDS) recent.shift()
    }
    return look
  }
}
