import { randomBytes } from 'node:crypto'
import { randomAddress, loginBody, post } from './password-guessing.requests.ts'

interface Timed {
  isKnown: boolean
  milliseconds: number
}

const ENDPOINTS = [
  { path: '/login/password', body: (name: string) => loginBody(name, 'wrong-Kite7') },
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

export const randomName = (): string => `m${randomBytes(6).toString('hex')}`

const rightOf = (timed: readonly Timed[], threshold: number, isKnownSlower: boolean) =>
  timed.filter(
    ({ milliseconds, isKnown }) => milliseconds > threshold === (isKnown === isKnownSlower),
  ).length / timed.length

/** Fits the best threshold on one half of the timings; returns its accuracy on the other half. */
function accuracyOf(timed: readonly Timed[]): number {
  const [training, test] = [0, 1].map((half) => timed.filter((_, n) => n % 4 < 2 === (half === 0)))
  if (!training || !test) return 0
  const rules = training.flatMap(({ milliseconds }) =>
    [true, false].map((isKnownSlower) => ({
      threshold: milliseconds,
      isKnownSlower,
      right: rightOf(training, milliseconds, isKnownSlower),
    })),
  )
  const best = rules.reduce((a, b) => (b.right > a.right ? b : a))
  return rightOf(test, best.threshold, best.isKnownSlower)
}

const medianOf = (timed: readonly Timed[], isKnown: boolean) => {
  const sorted = timed
    .filter((each) => each.isKnown === isKnown)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

async function timeRequests(
  base: string,
  known: readonly string[],
  endpoint: (typeof ENDPOINTS)[number],
) {
  const timed: Timed[] = []
  for (const name of known) {
    const pair = [
      { name, isKnown: true },
      { name: randomName(), isKnown: false },
    ]
    if (Math.random() < 0.5) pair.reverse()
    for (const { name: account, isKnown } of pair) {
      const { milliseconds } = await post(base + endpoint.path, endpoint.body(account), {
        address: randomAddress(),
      })
      timed.push({ isKnown, milliseconds })
    }
  }
  return timed
}

const HIGHEST_ACCURACY = 0.55
const WARM_UP = 20

/** Whether the latency reveals if an account exists; each name is used once. */
export async function timingFaults(base: string, known: readonly string[]): Promise<string[]> {
  const faults = []
  for (const endpoint of ENDPOINTS) {
    const timed = (await timeRequests(base, known, endpoint)).slice(WARM_UP)
    const accuracy = accuracyOf(timed)
    const what = `${endpoint.path} ${'purpose' in endpoint.body('') ? String(Reflect.get(endpoint.body(''), 'purpose')) : ''}`
    const [knownMs, unknownMs] = [medianOf(timed, true), medianOf(timed, false)]
    console.log(
      `${what.trim()}: ${timed.length} timings, known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms, accuracy ${accuracy.toFixed(3)}`,
    )
    if (accuracy > HIGHEST_ACCURACY)
      faults.push(`${what} reveals accounts by its latency: accuracy ${accuracy.toFixed(3)}`)
  }
  return faults
}
