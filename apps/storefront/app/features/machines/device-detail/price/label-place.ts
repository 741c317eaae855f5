import type { PlotDot, PlotPoint } from '@ironsouq/ui/patterns/chart/plot'

type Place = NonNullable<PlotDot['at']>

/** The room of a label, in percent of the plot; nearer than the gap a dot is beside it. */
const WIDTH = 32
const HEIGHT = 10
const GAP = 1

const BOXES: Record<Place, { x: -1 | 1; y: -1 | 1 }> = {
  above: { x: 1, y: -1 },
  before: { x: -1, y: -1 },
  below: { x: 1, y: 1 },
  belowBefore: { x: -1, y: 1 },
}
const PLACES = Object.keys(BOXES) as Place[]

/** Where a label beside its point covers the fewest other points and stays within the plot. */
export function roomiest({ x, y }: PlotPoint, others: readonly PlotPoint[]): Place {
  const costOf = (place: Place) => {
    const box = BOXES[place]
    const covered = others.filter((other) => {
      const along = (other.x - x) * box.x
      const across = (other.y - y) * box.y
      return along >= 0 && along <= WIDTH && across >= GAP && across <= HEIGHT
    }).length
    const end = x + box.x * WIDTH
    const edge = y + box.y * HEIGHT
    return covered + (end < 0 || end > 100 ? 100 : 0) + (edge < 0 || edge > 100 ? 50 : 0)
  }
  return PLACES.reduce((best, place) => (costOf(place) < costOf(best) ? place : best))
}

/** Whether a step of the line runs through a label above its start or its end. */
export function isCrossedAbove(points: readonly PlotPoint[], at: 'start' | 'end', room: number) {
  return points.some((point, i) => {
    const before = points[i - 1]
    if (!before) return false
    // A line leaves its start upwards by a rise, and comes down to its end by a fall.
    return at === 'start'
      ? point.x < room && point.y < before.y
      : point.x > 100 - room && point.y > before.y
  })
}
