import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { certification } from '@ironsouq/server/features/machines/certification/certification.tables.ts'
import { deviceChanged } from '@ironsouq/server/features/machines/device/device.events.ts'
import {
  device,
  deviceCertificate,
  devicePrice,
  deviceText,
} from '@ironsouq/server/features/machines/device/device.tables.ts'
import { priceRecord } from '@ironsouq/server/features/machines/valuation/valuation.tables.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { emitAll, occurrence } from '@ironsouq/server/kernel/work/events.ts'
import { inArray } from 'drizzle-orm'
import type { DemoMachine } from '../machine.ts'
import { type Catalogue, modelKey } from './catalogue.ts'
import { type Codes, idOf } from './codes.ts'
import { dayBefore, momentBefore } from './days.ts'
import { seedInspections } from './inspections.ts'

const AT_ONCE = 100
const DAY_MINUTES = 24 * 60

const NEVER_LISTED: ReadonlySet<string> = new Set(['draft', 'pendingReview', 'rejected'])
/** What staff wrote to the seller of a machine that they rejected. */
const REJECTION =
  'The photo of the plate does not show the serial number. Take it again, straight on.'

type Kept = readonly [machine: DemoMachine, deviceId: string]

function rowOf(ctx: Ctx, machine: DemoMachine, catalogue: Catalogue): typeof device.$inferInsert {
  const {
    category,
    brand,
    seller,
    yard,
    listedMinutesAgo,
    sold,
    prices,
    note,
    certificates: _,
    inspection: __,
    look: ___,
    wear: ____,
    texts: _____,
    ...facts
  } = machine
  const listedAt = momentBefore(ctx, listedMinutesAgo)
  return {
    ...facts,
    note: note && note.texts[note.locale],
    noteLocale: note && note.locale,
    categoryId: idOf(catalogue.categories, category),
    brandId: idOf(catalogue.brands, brand),
    sellerId: idOf(catalogue.sellers, seller),
    yardId: idOf(catalogue.yards, yard),
    modelId: idOf(catalogue.models, modelKey(machine)),
    priceCurrency: machine.priceMinor === null ? null : 'AED',
    createdAt: momentBefore(
      ctx,
      Math.max(listedMinutesAgo, (prices[0]?.daysAgo ?? 0) * DAY_MINUTES),
    ),
    listedAt: NEVER_LISTED.has(machine.state) ? null : listedAt,
    rejection: machine.state === 'rejected' ? REJECTION : null,
    soldOn: sold && dayBefore(ctx, sold.daysAgo),
    updatedAt: listedAt,
  }
}

async function keepTexts(ctx: TxCtx, kept: readonly Kept[]): Promise<void> {
  const createdAt = ctx.now()
  const rows = kept.flatMap(([{ texts, note }, deviceId]) =>
    LOCALE_CODES.map((locale) => ({
      deviceId,
      locale,
      ...texts[locale],
      note: note && note.texts[locale],
      createdAt,
    })),
  )
  await ctx.db.insert(deviceText).values(rows)
}

async function keepPrices(ctx: TxCtx, kept: readonly Kept[]): Promise<void> {
  const rows = kept.flatMap(([{ prices }, deviceId]) =>
    prices.map(({ priceMinor, daysAgo }) => ({
      deviceId,
      priceMinor,
      priceCurrency: priceMinor === null ? null : 'AED',
      createdAt: momentBefore(ctx, daysAgo * DAY_MINUTES),
    })),
  )
  await ctx.db.insert(devicePrice).values(rows)
}

async function keepCertificates(ctx: TxCtx, kept: readonly Kept[], certifications: Codes) {
  const createdAt = ctx.now()
  const certificates = kept.flatMap(([machine, deviceId]) =>
    machine.certificates.map(({ code, number, body, issuedDaysAgo, expiresInDays, swlKg }) => ({
      deviceId,
      certificationId: idOf(certifications, code),
      number,
      body,
      swlKg,
      issuedOn: dayBefore(ctx, issuedDaysAgo),
      expiresOn: expiresInDays === null ? null : dayBefore(ctx, -expiresInDays),
      createdAt,
    })),
  )
  if (certificates.length > 0) await ctx.db.insert(deviceCertificate).values(certificates)
}

async function keepSales(ctx: TxCtx, kept: readonly Kept[], { brands }: Catalogue): Promise<void> {
  const rows = kept.flatMap(([machine, deviceId]) => {
    const { sold, stockNo, brand, model, yearMade, workHours, mileageKm, grade } = machine
    if (!sold) return []
    return {
      reference: stockNo,
      deviceId,
      brandId: idOf(brands, brand),
      model,
      yearMade,
      workHours,
      mileageKm,
      grade,
      priceMinor: sold.priceMinor,
      priceCurrency: 'AED',
      soldOn: dayBefore(ctx, sold.daysAgo),
      createdAt: ctx.now(),
    }
  })
  if (rows.length > 0) await ctx.db.insert(priceRecord).values(rows).onConflictDoNothing()
}

/** A batch of machines with all that belongs to them, told of as every change is. */
function keepMachines(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  { catalogue, certifications }: { catalogue: Catalogue; certifications: Codes },
): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const made = await ctx.db
      .insert(device)
      .values(machines.map((machine) => rowOf(ctx, machine, catalogue)))
      .returning({ id: device.id, stockNo: device.stockNo })
    const ids = new Map(made.map(({ id, stockNo }) => [stockNo, id]))
    const kept = machines.map((machine): Kept => [machine, idOf(ids, machine.stockNo)])
    await keepTexts(ctx, kept)
    await keepPrices(ctx, kept)
    await keepCertificates(ctx, kept, certifications)
    await keepSales(ctx, kept, catalogue)
    await seedInspections(ctx, kept, catalogue)
    await emitAll(
      ctx,
      kept.map(([, deviceId]) => occurrence(deviceChanged, { deviceId })),
    )
  })
}

async function stockThere(ctx: Ctx, machines: readonly DemoMachine[]): Promise<Set<string>> {
  const ours = machines.map(({ stockNo }) => stockNo)
  const rows = await ctx.db
    .select({ stockNo: device.stockNo })
    .from(device)
    .where(inArray(device.stockNo, ours))
  return new Set(rows.map(({ stockNo }) => stockNo))
}

/** Puts in the machines that are not there yet. */
export async function seedMachines(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  catalogue: Catalogue,
): Promise<number> {
  const rows = await ctx.db.select().from(certification)
  const certifications = new Map(rows.map(({ code, id }) => [code, id]))
  const there = await stockThere(ctx, machines)
  const missing = machines.filter(({ stockNo }) => !there.has(stockNo))
  for (let from = 0; from < missing.length; from += AT_ONCE)
    await keepMachines(ctx, missing.slice(from, from + AT_ONCE), { catalogue, certifications })
  return missing.length
}
