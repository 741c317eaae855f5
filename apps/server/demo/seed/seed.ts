import { offerLanguages } from '#features/language/language.service.ts'
import { offerTradeWords } from '#features/search/search.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { BUYER } from '../buyer.ts'
import { seedContent } from '../content/seed-content.ts'
import { VIDEOS } from '../content/videos.ts'
import type { DemoMachine } from '../machine.ts'
import { demoMachines } from '../machines.ts'
import { seedBuyer } from './buyer.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedListings } from './listings.ts'
import { seedMachines } from './machines.ts'
import { seedPictures } from './pictures.ts'
import { seedSales } from './sales.ts'

export interface Wanted {
  machines: number
  /** Of so many of the newest the first picture is drawn, and of so many the whole gallery. */
  pictured: number
  galleries: number
  /** So many more for measuring, without pictures or words of their own. */
  listings: number
  /** Without them it is ready sooner. */
  films?: boolean
}

type Say = (line: string) => void

const EVERY = 25
const told =
  (say: Say, what: string) =>
  (done: number, of: number): void => {
    if (done % EVERY === 0 || done === of) say(`${done} of ${of} ${what}`)
  }

/** Fills an installation with demo machines. Run again, it goes on where it stopped. */
export async function seedDemo(
  ctx: Ctx,
  { machines: count, pictured, galleries, listings, films = true }: Wanted,
  say: Say,
): Promise<void> {
  await offerLanguages(ctx)
  await seedContent(ctx, films ? VIDEOS : [])
  const catalogue = await seedCatalogue(ctx)
  await offerTradeWords(ctx)
  say(`${catalogue.categories.size} categories and ${catalogue.models.size} models are there`)
  say(`${await seedSales(ctx, catalogue)} past sales put in`)
  const machines = demoMachines(count)
  say(`${await seedMachines(ctx, machines, catalogue)} machines put in`)
  if (await seedBuyer(ctx, machines)) say(`${BUYER.account} is there, with ${BUYER.password}`)
  await drawPictures(ctx, machines, { pictured, galleries }, say)
  await seedListings(ctx, listings, catalogue, (done, perSecond) =>
    say(`${done} of ${listings} listings, ${perSecond} a second`),
  )
}

async function drawPictures(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  { pictured, galleries }: Pick<Wanted, 'pictured' | 'galleries'>,
  say: Say,
): Promise<void> {
  const shown = machines.filter(({ state }) => state !== 'draft' && state !== 'withdrawn')
  const isFirst = (position: number) => position === 0
  await seedPictures(ctx, shown.slice(0, pictured), isFirst, told(say, 'first pictures'))
  await seedPictures(ctx, shown.slice(0, galleries), () => true, told(say, 'galleries'))
}
