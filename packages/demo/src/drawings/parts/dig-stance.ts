import type { Ctx } from '../machines/machine.ts'

/** Direction of the arm, curl of the bucket: how operators leave an excavator. */
const PARKED = [
  { arm: -106, curl: 62 },
  { arm: -104, curl: 66 },
  { arm: -90, curl: 44 },
  { arm: -66, curl: 30 },
]

interface Stance {
  depth: number
  knee: number
  bucketWidth: number
  teeth: number
  tool: 'bucket' | 'breaker'
  arm: number
  curl: number
  boom: number | undefined
  dig: boolean
}

/** How an excavator holds its gear, and which gear: by make its shape, by machine the rest. */
export function digStance({ make, rnd, own, pose }: Ctx): Stance {
  const kit = own.fork('tool')
  const grading = kit.chance(0.18)
  const tool = kit.chance(0.07) ? 'breaker' : 'bucket'
  const gear = {
    depth: make.pick('boom-depth', [-14, -4, 9, 20]),
    knee: make.pick('boom-knee', [-52, -16, 18, 50]),
    bucketWidth: grading ? 82 : kit.range(46, 62),
    teeth: grading ? 0 : kit.pick([4, 5, 5]),
    tool,
    boom: undefined,
    dig: false,
  } as const
  const sway = rnd.range(-6, 6)
  if (pose === 'working')
    return { ...gear, arm: -77 + sway, curl: 23 + sway, dig: tool === 'bucket' }
  if (pose === 'raised') return { ...gear, arm: -86 + sway, curl: 70, boom: 44 }
  if (tool === 'breaker') return { ...gear, arm: -96 + sway, curl: 60 }
  const { arm, curl } = rnd.pick(PARKED)
  return { ...gear, arm: arm + sway * 0.8, curl: curl + rnd.range(-5, 6) }
}
