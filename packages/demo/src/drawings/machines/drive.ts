import type { Category } from './register.ts'

/** Lifts for floors run on batteries; forklifts and boom lifts where their subtype says so. */
export const batteryDriven = (m: { category: Category; subtype: string }): boolean =>
  m.category === 'scissor-lift' ? m.subtype !== 'rough-terrain' : m.subtype === 'electric'

const POWERLESS = new Set<Category>(['low-bed', 'attachment'])

/** Towed or carried: without an engine, a cab or a meter of its own. */
export const powerless = (category: Category): boolean => POWERLESS.has(category)

/** Tower cranes run on the mains. */
export const burnsFuel = (m: { category: Category; subtype: string }): boolean =>
  !powerless(m.category) && !batteryDriven(m) && m.category !== 'tower-crane'

const PANEL = new Set<Category>(['scissor-lift', 'boom-lift', 'generator', 'jaw-crusher', 'paver'])

/** Worked from a panel, not from a cab. */
export const hasPanel = (category: Category): boolean => PANEL.has(category)

const TRACKED = new Set<Category>([
  'crawler-excavator',
  'mini-excavator',
  'dozer',
  'jaw-crusher',
  'drilling-rig',
  // The foot of its mast, with the ballast.
  'tower-crane',
])

/** The near look at what it stands on; a generator on its skid has none. */
export function gearOf(category: Category, subtype: string): 'undercarriage' | 'tyre' | undefined {
  if (TRACKED.has(category)) return 'undercarriage'
  if (category === 'skid-steer' && subtype === 'tracked') return 'undercarriage'
  if (category === 'paver') return subtype === 'wheeled' ? 'tyre' : 'undercarriage'
  if (category === 'attachment') return undefined
  const towed = subtype === 'trailer' || subtype === 'compressor'
  return category === 'generator' && !towed ? undefined : 'tyre'
}
