import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { NoticeKind } from '@ironsouq/server/kernel/work/notices.ts'
import type { DemoMachine } from './machine.ts'

/** Somebody to log in as: they saved machines, looked at many, and was told what became of them. */
export const BUYER = {
  id: '0192f000-0000-7000-8000-00000000b001',
  account: 'yard_buyer',
  mail: 'buyer@yard.example',
  mobile: '+971501234517',
  nickName: 'Yard Buyer',
  company: 'Two Creeks Contracting',
  password: 'Souq#2026',
  memberForDays: 120,
} as const

interface Saved {
  stockNo: string
  daysAgo: number
  priceMinor: bigint | null
}

interface Look {
  stockNo: string
  minutesAgo: number
  times: number
  priceMinor: bigint | null
}

interface DemoNotice {
  kind: NoticeKind
  /** Of the machine that it is about. */
  stockNo?: string
  facts: Record<string, string>
  daysAgo: number
  isRead: boolean
}

const DAY_MINUTES = 24 * 60
const CHEAPER = 4
const OTHERS = 8
const WITHDRAWN_DAYS_AGO = 8
/** So many looks on each of these days. */
const LOOKS = [
  [0, 5],
  [1, 3],
  [4, 4],
  [6, 6],
  [9, 2],
  [13, 5],
  [20, 4],
  [34, 6],
  [58, 5],
] as const

const daysListed = ({ listedMinutesAgo }: DemoMachine) => listedMinutesAgo / DAY_MINUTES

/** What was asked for a machine so many days ago. */
const askedAt = ({ prices }: DemoMachine, daysAgo: number): bigint | null =>
  (prices.findLast((step) => step.daysAgo >= daysAgo) ?? prices[0])?.priceMinor ?? null

/** The last change of a price, if it was a cut since the machine is on sale. */
function cutOf(machine: DemoMachine) {
  const [before, now] = machine.prices.slice(-2)
  if (!before || !now || before.priceMinor === null || now.priceMinor === null) return null
  const savedDaysAgo = now.daysAgo + 3
  const isCut = now.priceMinor < before.priceMinor && before.daysAgo > savedDaysAgo
  return isCut && savedDaysAgo < Math.min(daysListed(machine), BUYER.memberForDays)
    ? { before: before.priceMinor, now: now.priceMinor, daysAgo: now.daysAgo, savedDaysAgo }
    : null
}

const savedOn = (machine: DemoMachine, daysAgo: number): Saved => ({
  stockNo: machine.stockNo,
  daysAgo,
  priceMinor: askedAt(machine, daysAgo),
})

/** The first that went a way which a machine goes seldom, while it could still be saved. */
const goneTo = (machines: readonly DemoMachine[], state: DemoMachine['state']) =>
  machines.find((machine) => machine.state === state && daysListed(machine) > 20)

const amountOf = (minor: bigint) => fromMinor(minor, 'AED').amount

function newsOf(cheaper: readonly DemoMachine[], gone: readonly DemoMachine[]): DemoNotice[] {
  const cuts = cheaper.flatMap((machine) => {
    const cut = cutOf(machine)
    if (!cut) return []
    const facts = { price: amountOf(cut.now), before: amountOf(cut.before), currency: 'AED' }
    const { stockNo } = machine
    return [{ kind: 'priceCut', stockNo, facts, daysAgo: cut.daysAgo, isRead: false } as const]
  })
  const ends = gone.map(({ state, stockNo, sold }) => ({
    kind: state === 'sold' ? ('sold' as const) : ('withdrawn' as const),
    stockNo,
    facts: {},
    daysAgo: sold?.daysAgo ?? WITHDRAWN_DAYS_AGO,
    isRead: true,
  }))
  const device = { browser: 'Chrome', system: 'Android', country: 'AE' }
  return [
    ...cuts,
    ...ends,
    { kind: 'newDevice', facts: device, daysAgo: 3, isRead: false },
    { kind: 'welcome', facts: {}, daysAgo: BUYER.memberForDays, isRead: true },
  ]
}

function looksAt(machines: readonly DemoMachine[]): Look[] {
  const seen: Look[] = []
  for (const [day, count] of LOOKS)
    for (let n = 0; n < count; n++) {
      const old = machines.filter((machine) => daysListed(machine) > day + 1)
      const machine = old[(seen.length * 7) % Math.max(old.length, 1)]
      if (!machine) continue
      const minutesAgo = day * DAY_MINUTES + 12 + n * 19
      const times = n === 0 ? 3 : 1
      seen.push({
        stockNo: machine.stockNo,
        minutesAgo,
        times,
        priceMinor: askedAt(machine, minutesAgo / DAY_MINUTES),
      })
    }
  return seen
}

/** What the buyer keeps of these machines; the same every time. */
export function demoBuyer(machines: readonly DemoMachine[]) {
  const listed = machines.filter(({ state }) => state === 'listed')
  const cheaper = listed.filter((machine) => cutOf(machine) !== null).slice(0, CHEAPER)
  const gone = (['sold', 'withdrawn'] as const).flatMap((state) => goneTo(machines, state) ?? [])
  const rest = listed
    .filter((machine) => daysListed(machine) > 2 && !cheaper.includes(machine))
    .slice(0, OTHERS * OTHERS)
  const step = Math.ceil(rest.length / OTHERS)
  const others = rest.filter((_, n) => n % step === 0)
  return {
    favorites: [
      ...cheaper.map((machine) => savedOn(machine, cutOf(machine)?.savedDaysAgo ?? 0)),
      ...gone.map((machine) =>
        savedOn(machine, Math.ceil((machine.sold?.daysAgo ?? WITHDRAWN_DAYS_AGO) + 4)),
      ),
      ...others.map((machine) => savedOn(machine, daysListed(machine) / 2)),
    ],
    looks: looksAt(machines.filter(({ state }) => state === 'listed' || state === 'sold')),
    notices: newsOf(cheaper, gone),
  }
}
