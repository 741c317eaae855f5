import { focus, linearGradient, radialGradient, type Run, type Stop } from '../ink/gradient.ts'

export interface Defs {
  /** A definition made once per key; gives the reference to it. */
  def(key: string, make: (id: string) => string): string
  grad(stops: Stop[], run?: Run): string
  radial(stops: Stop[]): string
  markup(): string
}

const keyOf = (stops: Stop[]) => stops.map((s) => s.join('')).join('')

/** Gradients of one picture. Their ids carry its prefix, so several pictures may share a page. */
export function createDefs(prefix: string): Defs {
  const made = new Map<string, { id: string; markup: string }>()

  const def: Defs['def'] = (key, make) => {
    let known = made.get(key)
    if (!known) {
      const id = prefix + made.size.toString(36)
      known = { id, markup: make(id) }
      made.set(key, known)
    }
    return `url(#${known.id})`
  }

  return {
    def,
    grad: (stops, run = 'v') =>
      def(`g${run}${keyOf(stops)}`, (id) => linearGradient(id, stops, run)),
    radial: (stops) =>
      def(`r${keyOf(stops)}`, (id) => radialGradient(id, stops, focus(0.5, 0.5, 0.5))),
    markup: () => [...made.values()].map((d) => d.markup).join(''),
  }
}
