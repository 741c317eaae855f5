import type { BodyOf } from '@ironsouq/contract/endpoint'
import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type {
  FreightCost,
  freightEndpoints,
  FreightRecord,
} from '@ironsouq/contract/mall/freight/freight.endpoints'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { freightChanged } from './freight.events.ts'
import { freightBy, ruleFor } from './freight.rules.ts'
import { freightRule, freightTemplate } from './freight.tables.ts'
import { currencyOf, unlinkTemplate } from './freight.template.projection.ts'
import { freightRecord } from './freight.template.queries.ts'

type Form = BodyOf<typeof freightEndpoints.create>

const wrong = (field: string, key: 'error.fieldNotAllowed' | 'error.fieldWrongFormat') =>
  new FieldFaults([{ field, key, values: {} }])

/** A region is in one rule: which one holds would depend on their order. */
function refuseTwice({ rules }: Form): void {
  const regions = rules.flatMap((rule) => rule.regions)
  const twice = rules.findIndex(({ regions: own }, at) =>
    own.some((region) => rules.findIndex((rule) => rule.regions.includes(region)) < at),
  )
  if (new Set(regions).size < regions.length)
    throw wrong(`rules.${Math.max(twice, 0)}.regions`, 'error.fieldNotAllowed')
}

/** Either both ends or none, in their order. */
function refuseOddDays({ rules }: Form): void {
  const odd = rules.findIndex(
    ({ daysMin, daysMax }) =>
      (daysMin === null) !== (daysMax === null) ||
      (daysMin !== null && daysMax !== null && daysMin > daysMax),
  )
  if (odd >= 0) throw wrong(`rules.${odd}.daysMax`, 'error.fieldNotAllowed')
}

/** The rules with their amounts in minor units of the currency of the store. */
function inMinor(rules: Form['rules'], currency: string) {
  const minor = (amount: string, field: string) => {
    const value = toMinor({ amount, currency })
    if (value === undefined) throw wrong(field, 'error.fieldWrongFormat')
    return value
  }
  return rules.map(({ first, further, freeFrom, ...rule }, at) => ({
    ...rule,
    firstMinor: minor(first, `rules.${at}.first`),
    furtherMinor: minor(further, `rules.${at}.further`),
    freeFromMinor: freeFrom === null ? null : minor(freeFrom, `rules.${at}.freeFrom`),
  }))
}

async function writeRules(
  ctx: TxCtx,
  { id, sellerId }: { id: string; sellerId: string },
  { rules }: Form,
  currency: string,
): Promise<void> {
  await ctx.db.delete(freightRule).where(eq(freightRule.freightTemplateId, id))
  await ctx.db.insert(freightRule).values(
    inMinor(rules, currency).map((rule, position) => ({
      ...rule,
      sellerId,
      freightTemplateId: id,
      position,
      createdAt: ctx.now(),
    })),
  )
}

async function withOwnName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (violatedConstraint(err) !== 'freight_template_name_once') throw err
    throw new FieldFaults([{ field: 'name', key: 'portalProduct.nameTaken', values: {} }])
  }
}

async function currencyOfStore(ctx: Ctx, sellerId: string): Promise<string> {
  const currency = await currencyOf(ctx, sellerId)
  if (currency === undefined) throw new Refusal('portalProduct.noStore')
  return currency
}

export const createTemplate = (ctx: Ctx, sellerId: string, form: Form): Promise<FreightRecord> =>
  atomic(ctx, async (ctx) => {
    const currency = await currencyOfStore(ctx, sellerId)
    refuseTwice(form)
    refuseOddDays(form)
    const { name, unit, cutOff, daysOff } = form
    return withOwnName(async () => {
      const { id } = one(
        await ctx.db
          .insert(freightTemplate)
          .values({ sellerId, name, unit, cutOff, daysOff, createdAt: ctx.now() })
          .returning({ id: freightTemplate.id }),
      )
      await writeRules(ctx, { id, sellerId }, form, currency)
      return freightRecord(ctx, id)
    })
  })

/** Replaces a template that no one has changed since it was read. */
export const saveTemplate = (
  ctx: Ctx,
  sellerId: string,
  { freightTemplateId: id, version, ...form }: BodyOf<typeof freightEndpoints.save>,
): Promise<FreightRecord> =>
  atomic(ctx, async (ctx) => {
    const currency = await currencyOfStore(ctx, sellerId)
    refuseTwice(form)
    refuseOddDays(form)
    const { name, unit, cutOff, daysOff } = form
    const read = () => freightRecord(ctx, id)
    return withOwnName(async () => {
      const set = { name, unit, cutOff, daysOff }
      await updateVersioned(ctx, freightTemplate, { id, version }, { set, read })
      await writeRules(ctx, { id, sellerId }, form, currency)
      await emit(ctx, freightChanged, { sellerId })
      return read()
    })
  })

/** Removes a template; one that products name stays. */
export const removeTemplate = (ctx: Ctx, sellerId: string, id: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    await unlinkTemplate(ctx, id)
    try {
      const gone = await ctx.db
        .delete(freightTemplate)
        .where(and(eq(freightTemplate.id, id), eq(freightTemplate.sellerId, sellerId)))
        .returning({ id: freightTemplate.id })
      if (gone.length === 0) throw notFound()
    } catch (err) {
      throw violatedReference(err) === null ? err : new Refusal('error.stillInUse')
    }
    return null
  })

/** What a checkout would charge for such a load by these rules. */
export async function deliveryCost(
  ctx: Ctx,
  sellerId: string,
  { unit, rules, place, weightG, pieces }: BodyOf<typeof freightEndpoints.cost>,
): Promise<FreightCost> {
  const currency = await currencyOfStore(ctx, sellerId)
  const isEmirate = EMIRATES.some((emirate) => emirate === place)
  const to = isEmirate ? { country: 'AE', region: place } : { country: place, region: '' }
  const rule = ruleFor(inMinor(rules, currency), to)
  if (!rule) return { price: null, freeFrom: null }
  const minor = freightBy(rule, unit, { weightG, pieces })
  const { freeFromMinor } = rule
  return {
    price: fromMinor(minor, currency),
    freeFrom: freeFromMinor === null ? null : fromMinor(freeFromMinor, currency),
  }
}
