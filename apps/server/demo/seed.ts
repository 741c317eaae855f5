import { aBrand } from '#features/brand/brand.builder.ts'
import { aCategory } from '#features/category/category.builder.ts'
import { aDevice } from '#features/device/device.builder.ts'
import { stockNumbers } from '#features/device/device.queries.ts'
import { offerLanguages } from '#features/language/language.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { brands } from './brands.ts'
import type { DemoCategory } from './categories/category.ts'
import { categoryTree } from './categories/tree.ts'
import { seedContent } from './content/seed-content.ts'
import { VIDEOS } from './content/videos.ts'
import { demoMachines, type DemoMachine } from './machines.ts'
import { keepPicture } from './picture.ts'

async function seedCategories(
  ctx: Ctx,
  categories: readonly DemoCategory[],
  ids: Map<string, string>,
  parentId?: string,
): Promise<void> {
  for (const [position, { code, names, children }] of categories.entries()) {
    const { id } = await aCategory(ctx, { code, names, parentId, position })
    ids.set(code, id)
    await seedCategories(ctx, children, ids, id)
  }
}

const idOf = (ids: Map<string, string>, code: string): string => {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`the demo data names ${code}, which does not exist`)
  return id
}

const DAY = 86_400_000
const AT_ONCE = 4

/** Fills an installation with demo machines. Run again, it goes on where it stopped. */
export async function seedDemo(ctx: Ctx, count: number, progress: (done: number) => void) {
  await offerLanguages(ctx)
  await seedContent(ctx, VIDEOS)
  const categories = new Map<string, string>()
  await seedCategories(ctx, categoryTree, categories)
  const brandIds = new Map<string, string>()
  for (const brand of brands) brandIds.set(brand.code, (await aBrand(ctx, brand)).id)
  const there = await stockNumbers(ctx)
  const missing = demoMachines(count).filter(({ stockNo }) => !there.has(stockNo))
  let done = count - missing.length
  const seedOne = async (machine: DemoMachine) => {
    const { category, brand, picture: _, listedDaysAgo, priceMinor, ...facts } = machine
    const listedAt = new Date(ctx.now().getTime() - listedDaysAgo * DAY)
    await aDevice(ctx, {
      ...facts,
      categoryId: idOf(categories, category),
      brandId: idOf(brandIds, brand),
      priceMinor,
      priceCurrency: priceMinor === null ? null : 'AED',
      listedAt,
      pictures: [await keepPicture(ctx, machine)],
    })
    progress(++done)
  }
  const queue = missing.values()
  const hands = Array.from({ length: AT_ONCE }, async () => {
    for (const machine of queue) await seedOne(machine)
  })
  await Promise.all(hands)
}
