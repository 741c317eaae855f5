import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import {
  deviceRelisted,
  deviceRepriced,
  deviceSold,
  deviceWithdrawn,
} from '#features/machines/device/device.events.ts'
import { priceChange } from '#features/machines/device/device.price.queries.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { notice, type NoticeReader, type Occurred } from '#kernel/work/notices.ts'
import { savedMachineEmail, type SavedMachineEmailKind } from './emails/saved-machine.email.ts'
import { hasSaved, membersWhoSaved } from './favorite.queries.ts'
import { comparePrices, priceDifference, type PriceChange } from './favorite.rules.ts'

type OfDevice = Occurred<{ deviceId: string }>
type OfPrice = Occurred<{ deviceId: string; priceId: string }>

const aboutSavedMachine = {
  group: 'machines',
  topic: 'savedMachines',
  /** Members who saved the machine later know already. */
  to: (ctx: Ctx, { deviceId, at }: OfDevice) => membersWhoSaved(ctx, { deviceId, before: at }),
  facts: (_: Ctx, { deviceId }: OfDevice) => ({ deviceId }),
  link: ({ deviceId }: { deviceId: string }) => `/device-detail/${deviceId}`,
  words: ({ deviceId }: { deviceId?: string }, reader: NoticeReader) => ({
    machine: reader.machine(deviceId),
  }),
} as const

interface PriceFacts {
  deviceId: string
  price: string
  before: string
  currency: string
}

/** The price change of the event, if it is of this kind. */
async function changeOf(ctx: Ctx, priceId: string, kind: PriceChange['kind']) {
  const row = await priceChange(ctx, priceId)
  const change = row && comparePrices(row)
  return change?.kind === kind ? change : undefined
}

const aboutPrice = (kind: PriceChange['kind']) => ({
  ...aboutSavedMachine,
  kind,
  on: deviceRepriced,
  to: (ctx: Ctx, event: OfPrice) => aboutSavedMachine.to(ctx, event),
  async facts(ctx: Ctx, { deviceId, priceId }: OfPrice) {
    const change = await changeOf(ctx, priceId, kind)
    if (!change) return
    const { price, before } = change
    return { deviceId, price: price.amount, before: before.amount, currency: price.currency }
  },
  words(facts: Partial<PriceFacts>, reader: NoticeReader) {
    const { deviceId, price: amount = '0', before: earlier = '0', currency = 'AED' } = facts
    const [price, before] = [
      { amount, currency },
      { amount: earlier, currency },
    ]
    const { money } = reader
    return {
      machine: reader.machine(deviceId),
      price: money.both(price),
      before: money.text(before),
      difference: money.text(priceDifference(price, before)),
    }
  },
})

type Card = NonNullable<ReturnType<Awaited<ReturnType<typeof cardsOf>>['get']>>

/** The email, if the member still has the machine saved and the news is still true. */
async function emailAbout(
  ctx: Ctx,
  { deviceId, at }: OfDevice,
  memberId: string,
  newsOf: (
    card: Card,
  ) => SavedMachineEmailKind | undefined | Promise<SavedMachineEmailKind | undefined>,
): Promise<EmailBody | undefined> {
  if (!(await hasSaved(ctx, { memberId, deviceId, before: at }))) return
  const card = (await cardsOf(ctx, [deviceId])).get(deviceId)
  const news = card && (await newsOf(card))
  if (!news) return
  const { title } = card
  const money = moneyTexts({ locale: ctx.locale, currencies: await currencies(ctx) })
  return savedMachineEmail(ctx.locale, { deviceId, title, news, siteUrl: ctx.site.url, money })
}

export const priceCutNotice = notice({
  ...aboutPrice('priceCut'),
  mail: (ctx, event, memberId) =>
    emailAbout(ctx, event, memberId, async ({ price: asked }) => {
      const change = await changeOf(ctx, event.priceId, 'priceCut')
      if (!change || asked === null) return
      const { price, before } = change
      const isAsked = price.amount === asked.amount && price.currency === asked.currency
      return isAsked ? { kind: 'priceCut', price, before } : undefined
    }),
})

/** A higher price and a machine off sale are nothing to act upon, so they send no email. */
export const priceRiseNotice = notice(aboutPrice('priceRise'))

export const soldNotice = notice({
  ...aboutSavedMachine,
  kind: 'sold',
  on: deviceSold,
  mail: (ctx, event, memberId) =>
    emailAbout(ctx, event, memberId, ({ state }) =>
      state === 'sold' ? { kind: 'sold' } : undefined,
    ),
})

/** The machine's own page is gone; the list of saved machines still shows it. */
export const withdrawnNotice = notice({
  ...aboutSavedMachine,
  kind: 'withdrawn',
  on: deviceWithdrawn,
  link: () => '/user-center/collected-device',
})

export const backOnSaleNotice = notice({
  ...aboutSavedMachine,
  kind: 'backOnSale',
  on: deviceRelisted,
  mail: (ctx, event, memberId) =>
    emailAbout(ctx, event, memberId, ({ state, price }) =>
      state === 'listed' ? { kind: 'backOnSale', price } : undefined,
    ),
})
