import type { PictureView } from '../device/device.enums.ts'

/** One group of the guided photo list: the views, and how many pictures it needs. */
export interface PhotoGroup {
  code: 'corners' | 'sides' | 'identity' | 'engine' | 'drive' | 'cab' | 'tool' | 'working'
  views: readonly PictureView[]
  needed: number
}

const corners = {
  code: 'corners',
  views: ['quarter', 'quarter-right', 'rear', 'rear-right'],
  needed: 3,
} as const
const sides = { code: 'sides', views: ['side', 'right', 'front'], needed: 2 } as const
const plate = { code: 'identity', views: ['plate'], needed: 1 } as const
const plateAndMeter = { code: 'identity', views: ['plate', 'meter'], needed: 2 } as const
const engine = { code: 'engine', views: ['engine'], needed: 1 } as const
const drive = { code: 'drive', views: ['undercarriage', 'tyre'], needed: 1 } as const
const cab = { code: 'cab', views: ['cab', 'panel'], needed: 1 } as const
const tool = { code: 'tool', views: ['tool'], needed: 1 } as const
const working = { code: 'working', views: ['working'], needed: 1 } as const

const MACHINE: readonly PhotoGroup[] = [
  corners,
  sides,
  plateAndMeter,
  engine,
  drive,
  cab,
  tool,
  working,
]

/** By the first level of the category tree, where it is not the list of a whole machine. */
const BY_CATEGORY: Readonly<Record<string, readonly PhotoGroup[]>> = {
  attachments: [sides, plate, tool],
  'power-air': [corners, sides, plateAndMeter, engine, working],
  'tower-cranes': [corners, sides, plate, cab, tool, working],
  'crushing-screening': [corners, sides, plateAndMeter, engine, drive, tool, working],
}

/** The photos that a listing of this category should have. */
const photoListOf = (rootCategory: string): readonly PhotoGroup[] =>
  BY_CATEGORY[rootCategory] ?? MACHINE

/** Whether machines of this category have a meter, which is photographed and read. */
export const hasMeter = (rootCategory: string): boolean =>
  photoListOf(rootCategory).some(({ views }) => views.includes('meter'))

/** How many pictures each group has, of those that it needs. */
export const coverageOf = (rootCategory: string, views: readonly (PictureView | null)[]) =>
  photoListOf(rootCategory).map((group) => {
    const found = views.filter((view) => view !== null && group.views.includes(view)).length
    const missing = group.views.filter((view) => !views.includes(view))
    return {
      ...group,
      found: Math.min(found, group.needed),
      missing: found >= group.needed ? [] : missing,
    }
  })

/** The views of the list, in its order. */
export const viewsOf = (rootCategory: string): PictureView[] =>
  photoListOf(rootCategory).flatMap(({ views }) => views)

/** The views that are still to be photographed, in the order of the list: of each group as many as it lacks. */
export const viewsWanted = (
  rootCategory: string,
  views: readonly (PictureView | null)[],
): PictureView[] =>
  coverageOf(rootCategory, views).flatMap(({ missing, needed, found }) =>
    missing.slice(0, needed - found),
  )
