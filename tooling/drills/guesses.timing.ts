import { randomBytes } from 'node:crypto'
import { anywhere, guessOf, post } from './guesses.calls.ts'

interface Timed {
  isKnown: boolean
  milliseconds: number
}

const WAYS = [
  { path: '/login/password', body: (name: string) => guessOf(name, 'wrong-Kite7') },
  {
    path: '/code/send',
    body: (name: string) => ({
      purpose: 'login',
      channel: 'email',
      target: `${name}@yard.example`,
    }),
  },
  {
    path: '/code/send',
    body: (name: string) => ({
      purpose: 'register',
      channel: 'email',
      target: `${name}@yard.example`,
    }),
  },
  { path: '/recover/check', body: (name: string) => ({ account: name }) },
]

export const aName = (): string => `m${randomBytes(6).toString('hex')}`

const rightOf = (timed: readonly Timed[], threshold: number, isKnownSlower: boolean) =>
  timed.filter(
    ({ milliseconds, isKnown }) => milliseconds > threshold === (isKnown === isKnownSlower),
  ).length / timed.length

/** The best threshold for one half of the timings, and how often it is right about the other. */
export function accuracyOf(timed: readonly Timed[]): number {
  const [learned, tried] = [0, 1].map((half) => timed.filter((_, n) => n % 4 < 2 === (half === 0)))
  if (!learned || !tried) return 0
  const rules = learned.flatMap(({ milliseconds }) =>
    [true, false].map((isKnownSlower) => ({
      threshold: milliseconds,
      isKnownSlower,
      right: rightOf(learned, milliseconds, isKnownSlower),
    })),
  )
  const best = rules.reduce((a, b) => (b.right > a.right ? b : a))
  return rightOf(tried, best.threshold, best.isKnownSlower)
}

const medianOf = (timed: readonly Timed[], isKnown: boolean) => {
  const sorted = timed
    .filter((each) => each.isKnown === isKnown)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

async function timesOf(base: string, known: readonly string[], way: (typeof WAYS)[number]) {
  const timed: Timed[] = []
  for (const name of known) {
    const pair = [
      { name, isKnown: true },
      { name: aName(), isKnown: false },
    ]
    if (Math.random() < 0.5) pair.reverse()
    for (const { name: typed, isKnown } of pair) {
      const { milliseconds } = await post(base + way.path, way.body(typed), { address: anywhere() })
      timed.push({ isKnown, milliseconds })
    }
  }
  return timed
}

const MOST_TOLD = 0.55
const WARM = 20

/** Whether the time of an answer tells if there is such an account; each name is asked for once. */
export async function timingFaults(base: string, known: readonly string[]): Promise<string[]> {
  const faults = []
  for (const way of WAYS) {
    const timed = (await timesOf(base, known, way)).slice(WARM)
    const told = accuracyOf(timed)
    const what = `${way.path} ${'purpose' in way.body('') ? String(Reflect.get(way.body(''), 'purpose')) : ''}`
    const [there, nobody] = [medianOf(timed, true), medianOf(timed, false)]
    console.log(
      `${what.trim()}: ${timed.length} timings, known ${there.toFixed(2)} ms, unknown ${nobody.toFixed(2)} ms, told apart ${told.toFixed(3)}`,
    )
    if (told > MOST_TOLD) faults.push(`${what} tells by its time: ${told.toFixed(3)}`)
  }
  return faults
}
