import type { DemoModel } from './models/model.ts'
import { demoModels } from './models/models.ts'

/** How many of a thousand machines stand under each leaf, by the groups of the trade. */
const MIX: Record<string, Record<string, number>> = {
  excavators: {
    'crawler-excavators-12-25t': 95,
    'crawler-excavators-26-50t': 70,
    'mini-excavators': 55,
    'midi-excavators': 20,
    'wheeled-excavators': 18,
    'crawler-excavators-over-50t': 15,
    'long-reach-excavators': 10,
    buckets: 4,
    breakers: 3,
  },
  loaders: {
    'wheel-loaders-mid': 45,
    'wheel-loaders-large': 38,
    'skid-steers-wheeled': 18,
    'compact-wheel-loaders': 15,
    'compact-track-loaders': 14,
  },
  backhoes: { 'backhoe-loaders-side-shift': 52, 'backhoe-loaders-centre-mount': 38 },
  cranes: {
    'rough-terrain-cranes': 40,
    'truck-cranes': 17,
    'all-terrain-cranes': 15,
    'tower-cranes-hammerhead': 8,
  },
  access: {
    'telehandlers-fixed': 32,
    'scissor-lifts': 18,
    'articulated-boom-lifts': 14,
    'telescopic-boom-lifts': 14,
    'telehandlers-rotating': 12,
  },
  forklifts: { 'forklifts-diesel': 46, 'forklifts-heavy': 18, 'forklifts-electric': 6 },
  dozers: { 'dozers-d5-d6': 26, 'dozers-d7-d8': 16, 'dozers-small': 8 },
  graders: { 'graders-14-20t': 27, 'graders-over-20t': 8 },
  road: { 'single-drum-rollers': 32, 'tandem-rollers': 15, 'asphalt-pavers': 8 },
  dumpers: { 'articulated-dump-trucks': 25 },
  power: { generators: 35, 'air-compressors': 5 },
  trucks: { 'tipper-trucks': 12, 'water-tankers': 7, 'low-bed-trailers': 7, 'farm-tractors': 4 },
  plant: {
    'concrete-mixers': 5,
    'concrete-pumps-truck': 4,
    'jaw-crushers': 4,
    'rotary-drilling-rigs': 2,
  },
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** Takes turns by weight: any beginning of the turns keeps the proportions. */
function turns<T>(items: readonly (readonly [item: T, weight: number])[]): () => T {
  const waiting = items.map(([item, weight]) => ({ item, weight, due: 0.5 / weight }))
  return () => {
    const [first, ...others] = waiting
    if (!first) throw new Error('nobody to take a turn')
    const next = others.reduce(
      (soonest, other) => (other.due < soonest.due ? other : soonest),
      first,
    )
    next.due += 1 / next.weight
    return next.item
  }
}

/** The first families of a list are the ones most seen in the yards. */
const weighedModels = (category: string): (readonly [model: DemoModel, weight: number])[] =>
  demoModels
    .filter((model) => model.category === category)
    .map((model, rank) => [model, 1 / (rank + 1)] as const)

const modelTurns = (category: string): (() => DemoModel) => turns(weighedModels(category))

/** Every model with its share of the trade; together they are one. */
export function modelWeights(): (readonly [model: DemoModel, share: number])[] {
  const leaves = Object.values(MIX).flatMap((group) => Object.entries(group))
  const all = sum(leaves.map(([, weight]) => weight))
  return leaves.flatMap(([leaf, weight]) => {
    const models = weighedModels(leaf)
    const total = sum(models.map(([, each]) => each))
    return models.map(([model, each]) => [model, (weight / all) * (each / total)] as const)
  })
}

/** Models in the proportions of the trade, the groups mingled from the first one on. */
export function* modelsInTrade(): Generator<DemoModel, never> {
  const nextGroup = turns(
    Object.values(MIX).map((leaves) => {
      const nextLeaf = turns(
        Object.entries(leaves).map(([leaf, weight]) => [modelTurns(leaf), weight] as const),
      )
      return [nextLeaf, sum(Object.values(leaves))] as const
    }),
  )
  while (true) yield nextGroup()()()
}
