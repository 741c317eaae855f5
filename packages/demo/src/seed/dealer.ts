import { InquirySubmission } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { QuoteForm } from '@ironsouq/contract/deals/quote/quote.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import {
  readByBuyer,
  readByStaff,
  submitInquiry,
} from '@ironsouq/server/features/deals/inquiry/inquiry.service.ts'
import { inquiry } from '@ironsouq/server/features/deals/inquiry/inquiry.tables.ts'
import {
  acceptQuote,
  sellQuoted,
} from '@ironsouq/server/features/deals/quote/quote.acceptance.service.ts'
import { quoteAsSeller } from '@ironsouq/server/features/deals/quote/quote.make.service.ts'
import { pushToSellers } from '@ironsouq/server/features/deals/quote/quote.request.service.ts'
import {
  declineAsSeller,
  replyAsSeller,
} from '@ironsouq/server/features/deals/quote/quote.seller.service.ts'
import {
  counterQuote,
  declineQuote,
  expireQuote,
} from '@ironsouq/server/features/deals/quote/quote.service.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { dayIn } from '@ironsouq/server/features/people/history/history.rules.ts'
import { browse } from '@ironsouq/server/features/people/history/history.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { sellerByCode } from '@ironsouq/server/features/people/seller/seller.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { BUYER } from '../buyer.ts'
import { DEALER, dealerInquiries, type DealerInquiry, viewsOn } from '../dealer-days.ts'
import { MEMBERS } from '../members.ts'
import { dice } from '../random.ts'
import { DEMO_SELLER_PEOPLE } from '../seller-people.ts'
import { dayBefore, momentBefore } from './days.ts'
import { deskPeople } from './desk-people.ts'
import { runTimeline, type Step } from './timeline.ts'
import { openAfter } from './working-time.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = 89
const TIME_ZONE = 'Asia/Dubai'
const VALID_DAYS = 7
const [DECIDED_AFTER, SOLD_AFTER] = [2 * DAY_MS, 3 * DAY_MS]
const HUNDRED_DIRHAMS = 10_000n
/** Only a dealer with many machines can do without one that was sold. */
const SELLS_FROM = 60

const machinesOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({
      id: device.id,
      stockNo: device.stockNo,
      priceMinor: device.priceMinor,
      listedAt: device.listedAt,
    })
    .from(device)
    .where(
      and(
        eq(device.sellerId, sellerId),
        eq(device.state, 'listed'),
        eq(device.priceCurrency, 'AED'),
        isNotNull(device.priceMinor),
      ),
    )
    .orderBy(asc(device.stockNo))

type Machine = Awaited<ReturnType<typeof machinesOf>>[number]

const isListed = ({ listedAt }: Machine, at: number) => listedAt !== null && listedAt.getTime() < at

interface About {
  memberId: string
  staffId: string
  seller: { side: 'seller'; id: string; sellerId: string }
  machine: Machine
  sells: boolean
}

const priceOf = ({ priceMinor }: Machine, percent: number) =>
  fromMinor(
    (((priceMinor ?? 0n) * BigInt(percent)) / 100n / HUNDRED_DIRHAMS) * HUNDRED_DIRHAMS,
    'AED',
  )

/** The story of an inquiry: sent on by staff, answered by the dealer, then quoted and decided. */
function inquirySteps(now: number, given: DealerInquiry, of: About): Step {
  const { memberId, staffId, seller, machine } = of
  const { outcome, locale, percent } = given
  const at = now - given.hoursAgo * HOUR_MS
  const pushedAt = openAfter(at + HOUR_MS)
  const answeredAt = openAfter(pushedAt + given.replyHours * HOUR_MS)
  const quotedAt = openAfter(answeredAt + 2 * HOUR_MS)
  const buyer = { side: 'buyer', id: memberId } as const

  const decided = (quoteId: string, form: QuoteForm): Step[] => {
    const step = (after: number, run: (ctx: Ctx) => Promise<unknown>): Step => ({
      at: openAfter(quotedAt + after),
      run: async (ctx) => void (await run(ctx)),
    })
    const declined = step(DECIDED_AFTER, (ctx) =>
      declineQuote(ctx, buyer, quoteId, 'We bought a machine nearer to the site.'),
    )
    const expired = step(VALID_DAYS * DAY_MS + HOUR_MS, (ctx) => expireQuote(ctx, quoteId))
    if (outcome === 'expired') return [expired]
    if (outcome === 'declined') return [declined]
    if (outcome === 'countered')
      return [
        step(DECIDED_AFTER, (ctx) =>
          counterQuote(ctx, buyer, {
            quoteId,
            price: priceOf(machine, percent - 4),
            note: 'At this price we pay the deposit today.',
          }),
        ),
        expired,
      ]
    if (outcome !== 'sold') return []
    if (!of.sells) return [declined]
    return [
      step(DECIDED_AFTER, (ctx) => acceptQuote(ctx, buyer, quoteId, form.price)),
      step(SOLD_AFTER, (ctx) => sellQuoted(ctx, quoteId, staffId)),
    ]
  }

  const quoted = (inquiryId: string): Step => ({
    at: quotedAt,
    run: async (ctx) => {
      const form: QuoteForm = {
        deviceId: machine.id,
        price: priceOf(machine, percent),
        vat: given.country === 'AE' ? 'standard' : 'zeroExport',
        delivery: 'yard',
        readyOn: dayBefore(ctx, -6),
        warranty: 'none',
        validDays: VALID_DAYS,
        included: '',
        note: '',
      }
      const made = await quoteAsSeller(ctx, seller, { ...form, inquiryId })
      return decided(made.id, form)
    },
  })

  return {
    at,
    run: async (ctx) => {
      // The same text of several buyers would look like spam.
      const content = `${given.content} (${machine.stockNo})`
      const asked = InquirySubmission.parse({
        ...given,
        content,
        deviceId: machine.id,
        attachmentIds: [],
      })
      const { inquiryId } = await submitInquiry({ ...ctx, locale }, memberId, asked)
      const later: Step[] = [
        {
          at: pushedAt,
          run: async (ctx) =>
            void (await pushToSellers(ctx, staffId, {
              inquiryId,
              recipient: 'seller',
              sellerCodes: [DEALER],
            })),
        },
      ]
      if (outcome === 'unanswered') return later
      later.push({
        at: answeredAt,
        run: async (ctx) => {
          const { seq } = await replyAsSeller(ctx, seller, inquiryId, given.reply)
          await readByStaff(ctx, inquiryId, seq)
          await readByBuyer(ctx, memberId, inquiryId, seq)
        },
      })
      if (outcome === 'answered') return later
      const note = 'This machine is on rent until the summer.'
      const refused: Step = {
        at: quotedAt,
        run: async (ctx) => void (await declineAsSeller(ctx, seller, inquiryId, note)),
      }
      return [...later, outcome === 'refused' ? refused : quoted(inquiryId)]
    },
  }
}

/** Looks of members at the machines of the dealer, day by day. */
async function keepViews(
  ctx: Ctx,
  machines: readonly Machine[],
  members: readonly { id: string; createdAt: Date }[],
): Promise<void> {
  const rows: (typeof browse.$inferInsert)[] = []
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const noon = momentBefore(ctx, daysAgo * 24 * 60)
    const roll = dice(`looks ${daysAgo}`)
    for (let n = viewsOn(daysAgo, noon.getUTCDay()); n > 0; n--) {
      // The first ones of the list are what most people come for.
      const machine = machines[Math.floor(roll.unit() ** 2 * machines.length)]
      const who = roll.pick(members)
      const seenAt = new Date(noon.getTime() - roll.whole(1, 600) * 60_000)
      if (!machine || who.createdAt > seenAt || !isListed(machine, seenAt.getTime())) continue
      rows.push({
        memberId: who.id,
        deviceId: machine.id,
        day: dayIn(TIME_ZONE, seenAt),
        seenAt,
        times: roll.whole(1, 3),
        priceMinor: machine.priceMinor,
        priceCurrency: 'AED',
        createdAt: seenAt,
      })
    }
  }
  if (rows.length > 0) await ctx.db.insert(browse).values(rows).onConflictDoNothing()
}

/** Views, inquiries and quotes of 90 days at one dealer; those that are there are kept. Returns how many inquiries were put in. */
export async function seedDealer(ctx: Ctx): Promise<number> {
  const all = dealerInquiries()
  const [owner] = DEMO_SELLER_PEOPLE
  const dealer = await sellerByCode(ctx, DEALER)
  const person = owner && (await sellerAccountByEmail(ctx, owner.email))
  const ids = all.map(({ submissionId }) => submissionId)
  if (!dealer || !person || (await ctx.db.$count(inquiry, inArray(inquiry.submissionId, ids))) > 0)
    return 0
  const machines = await machinesOf(ctx, dealer.id)
  if (machines.length === 0) return 0
  const accounts = MEMBERS.map(({ account }) => account)
  const members = await ctx.db
    .select({ id: member.id, account: member.account, createdAt: member.createdAt })
    .from(member)
    .where(inArray(member.account, [...accounts, BUYER.account]))
    .orderBy(asc(member.account))
  const now = ctx.now().getTime()
  const { second: staffId } = await deskPeople(ctx)
  const seller = { side: 'seller', id: person.id, sellerId: dealer.id } as const
  const sells = machines.length >= SELLS_FROM
  const taken = new Set<string>()
  const steps = all.flatMap((given) => {
    const who = members.find(({ account }) => account === given.account)
    const at = now - given.hoursAgo * HOUR_MS
    const there = machines.filter((each) => !taken.has(each.id) && isListed(each, at))
    const machine = there[given.machine % Math.max(there.length, 1)]
    if (!who || !machine) return []
    if (given.outcome === 'sold') taken.add(machine.id)
    return [inquirySteps(now, given, { memberId: who.id, staffId, seller, machine, sells })]
  })
  await runTimeline(ctx, steps, /^(?:inquiry|quote)/)
  await keepViews(
    ctx,
    machines.filter(({ id }) => !taken.has(id)),
    members,
  )
  return steps.length
}
