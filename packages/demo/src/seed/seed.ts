import { offerLanguages } from '@ironsouq/server/features/platform/language/language.service.ts'
import { offerTradeWords } from '@ironsouq/server/features/platform/search/search.builder.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { BUYER } from '../buyer.ts'
import { seedAnnouncements } from '../content/announcements.ts'
import { seedBranches } from '../content/branches.ts'
import { seedContent } from '../content/seed-content.ts'
import { seedVideos } from '../films/seed-videos.ts'
import { demoMachines } from '../machines.ts'
import { drawLogos } from '../mall/logos.ts'
import { seedCoupons } from '../mall/seed/coupons.ts'
import { seedFlashSales } from '../mall/seed/flash-sales.ts'
import { seedMall } from '../mall/seed/mall.ts'
import { seedOffers } from '../mall/seed/offers.ts'
import { seedOrders } from '../mall/seed/orders.ts'
import { seedPromotions } from '../mall/seed/promotions.ts'
import { seedQuestions } from '../mall/seed/questions.ts'
import { seedReviews } from '../mall/seed/reviews.ts'
import { drawVouchers, seedVouchers } from '../mall/seed/vouchers.ts'
import { DEMO_SELLER_PEOPLE, DEMO_STORE_PEOPLE, SELLER_PASSWORD } from '../seller-people.ts'
import { STAFF_PASSWORD } from '../staff.ts'
import { seedBuyer } from './buyer.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedChats } from './chats.ts'
import { seedDealer } from './dealer.ts'
import { seedHelp } from './help.ts'
import { seedInquiries } from './inquiries.ts'
import { seedListings } from './listings.ts'
import { seedLevels, seedPoints } from './loyalty.ts'
import { seedMachines } from './machines.ts'
import { seedMembers, seedViewings } from './members.ts'
import { seedNews } from './news.ts'
import { seedPages } from './pages.ts'
import { type PicturesWanted, seedPictures } from './pictures.ts'
import { seedQuotes } from './quotes.ts'
import { seedSales } from './sales.ts'
import { seedSavedSearches } from './saved-searches.ts'
import { seedSellerPeople } from './seller-people.ts'
import { seedStaff } from './staff.ts'
import { seedTraffic } from './traffic.ts'

export interface Wanted extends PicturesWanted {
  machines: number
  /** So many more for measuring, without pictures or words of their own. */
  listings: number
  /** Products of the mall; without any there are no stores either. */
  mall?: number
  /** So many more for measuring, like those of the mall, which must have some. */
  products?: number
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
  { machines: count, listings, mall = 0, products = 0, films = true, ...pictures }: Wanted,
  say: Say,
): Promise<void> {
  await offerLanguages(ctx)
  await seedContent(ctx)
  const catalogue = await seedCatalogue(ctx)
  await seedBranches(ctx)
  await seedAnnouncements(ctx)
  await seedPages(ctx)
  say(`${await seedHelp(ctx)} help articles put in`)
  await offerTradeWords(ctx)
  say(`${catalogue.categories.size} categories and ${catalogue.models.size} models are there`)
  say(`${await seedSales(ctx, catalogue)} past sales put in`)
  const machines = demoMachines(count)
  say(`${await seedMachines(ctx, machines, catalogue)} machines put in`)
  if (films) say(`${await seedVideos(ctx, machines)} videos put in`)
  say(`${await seedLevels(ctx)} member levels put in`)
  if (await seedBuyer(ctx, machines)) {
    await seedPoints(ctx)
    say(`${BUYER.account} is there, with ${BUYER.password}`)
  }
  say(
    `${await seedMembers(ctx)} other members and ${await seedViewings(ctx, machines)} viewings put in`,
  )
  say(`${await seedSavedSearches(ctx)} saved searches put in`)
  say(`${await seedInquiries(ctx)} inquiries put in`)
  say(`${await seedQuotes(ctx)} inquiries with quotes put in`)
  if (await seedStaff(ctx)) say(`six people of the back office are there, with ${STAFF_PASSWORD}`)
  say(`${await seedTraffic(ctx)} days of traffic put in`)
  if (await seedSellerPeople(ctx, DEMO_SELLER_PEOPLE))
    say(`six people of sellers are there, with ${SELLER_PASSWORD}`)
  say(`${await seedDealer(ctx)} inquiries of a dealer put in`)
  say(`${await seedChats(ctx)} chats put in`)
  await seedPictures(ctx, machines, pictures, told(say, 'machines have their pictures'))
  say(`${await seedNews(ctx)} articles of the news put in`)
  if (mall > 0) {
    const { onRequest = false, pictured } = pictures
    await drawLogos(ctx)
    const made = await seedMall(ctx, catalogue.models, { products: mall, onRequest, pictured })
    say(
      `${made.products} products of ${made.stores} stores put in, ${made.drawings} pictures drawn`,
    )
    if (await seedSellerPeople(ctx, DEMO_STORE_PEOPLE))
      say(`four people of a store are there, with ${SELLER_PASSWORD}`)
    say(`${await seedOrders(ctx, made.ordersAt)} orders put in`)
    const vouchers = await seedVouchers(ctx, made.shops)
    if (vouchers.products > 0) await drawVouchers(ctx)
    say(`${vouchers.products} services put in, and ${vouchers.orders} orders of codes`)
    say(`${await seedReviews(ctx)} reviews of parts put in`)
    say(`${await seedQuestions(ctx)} questions about parts put in`)
    say(`${await seedPromotions(ctx)} promotions of stores put in`)
    say(`${await seedCoupons(ctx)} coupons put in`)
    say(`${await seedFlashSales(ctx)} flash sales of stores put in`)
  }
  await seedListings(ctx, listings, catalogue, (done, perSecond) =>
    say(`${done} of ${listings} listings, ${perSecond} a second`),
  )
  if (products > 0)
    await seedOffers(ctx, { count: products }, (done, perSecond) =>
      say(`${done} of ${products} products, ${perSecond} a second`),
    )
}
