import { offerLanguages } from '#features/language/language.service.ts'
import { offerTradeWords } from '#features/search/search.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { BUYER } from '../buyer.ts'
import { seedContent } from '../content/seed-content.ts'
import { VIDEOS } from '../content/videos.ts'
import { demoMachines } from '../machines.ts'
import { seedBuyer } from './buyer.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedListings } from './listings.ts'
import { seedMachines } from './machines.ts'
import { type PicturesWanted, seedPictures } from './pictures.ts'
import { seedSales } from './sales.ts'

export interface Wanted extends PicturesWanted {
  machines: number
  /** So many more for measuring, without pictures or words of their own. */
  listings: number
  /** Without them it is ready sooner. */
  films?: boolean
}

type Say = (line: string) => void

const EVERY = 50
const told =
  (say: Say, what: string) =>
  (done: number, of: number): void => {
    if (done % EVERY === 0 || done === of) say(`${done} of ${of} ${what}`)
  }

/** Fills an installation with demo machines. Run again, it goes on where it stopped. */
export async function seedDemo(
  ctx: Ctx,
  { machines: count, listings, films = true, ...pictures }: Wanted,
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
  await seedPictures(ctx, machines, pictures, told(say, 'machines have their pictures'))
  await seedListings(ctx, listings, catalogue, (done, perSecond) =>
    say(`${done} of ${listings} listings, ${perSecond} a second`),
  )
}
