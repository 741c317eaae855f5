import { gearOf, hasPanel } from './machines/drive.ts'
import type { SceneSpec, View } from './scene.ts'

const BARE: View[] = ['right', 'rear', 'quarter-right', 'front', 'tool', 'plate']
const TRAILER: View[] = [
  'right',
  'rear',
  'working',
  'quarter-right',
  'rear-right',
  'tool',
  'tyre',
  'undercarriage',
  'plate',
]

/**
 * The views that make a gallery of a machine, the one it is listed with first: eight to twelve, and
 * none that makes no sense for it. Draw them with the same seed, scene, hour and facts.
 */
export function galleryOf({ category, subtype = '', view = 'quarter' }: GallerySpec): View[] {
  const listed = (others: View[]) => [...new Set<View>([view, 'quarter', 'side', ...others])]
  if (category === 'attachment') return listed(BARE)
  if (category === 'low-bed') return listed(TRAILER)
  const open = hasPanel(category)
  const near = gearOf(category, subtype)
  const metered = !open && category !== 'tower-crane'
  return listed([
    'right',
    'rear',
    'working',
    ...(category === 'generator' ? [] : (['tool'] as const)),
    open ? 'panel' : 'cab',
    'engine',
    ...(near ? [near] : []),
    'plate',
    ...(metered ? (['meter'] as const) : []),
    'quarter-right',
  ])
}

type GallerySpec = Pick<SceneSpec, 'category' | 'subtype' | 'view'>
