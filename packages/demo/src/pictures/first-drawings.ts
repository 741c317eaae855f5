import type { DemoMachine } from '../machine.ts'
import { demoMachines } from '../machines.ts'
import { goodsOf } from '../mall/goods.ts'
import { type DemoProduct, demoProducts } from '../mall/products.ts'
import { topOf } from '../names.ts'
import { galleryScenes } from '../scenes.ts'
import type { Drawing } from './drawing.ts'

/** A page of a list. */
const PAGE = 24
/** A row of a block on the home page of the mall. */
const ROW = 4
/** So many products are on the first screens of the mall, at most. */
export const PRODUCTS_SHOWN_FIRST = 48

/** The first of each kind. */
function firstOfEach<T>(all: readonly T[], kindOf: (one: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(kindOf(one)) && seen.add(kindOf(one)))
}

const isListed = ({ state }: DemoMachine) => state === 'listed'

/** First those of the first page of the list, then those that stand for a category on the home page. */
export function machinesByScreen(machines: readonly DemoMachine[]): DemoMachine[] {
  const shown = machines.filter(({ state }) => state !== 'draft')
  const listed = shown.filter(isListed)
  const ofCategories = firstOfEach(listed, ({ category }) => topOf(category))
  return [...new Set([...listed.slice(0, PAGE), ...ofCategories, ...shown])]
}

/** First those of the first page of the mall's list, then those of the blocks of its home page. */
export function productsByScreen(products: readonly DemoProduct[]): DemoProduct[] {
  // Of those of one day the last is put in last.
  const newest = products.toReversed().toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo)
  const bestSold = newest.toSorted((a, b) => b.soldCount - a.soldCount)
  const own = bestSold.filter(({ store }) => store.isOwn)
  const ofGroups = firstOfEach(bestSold, ({ group }) => group)
  const first = [bestSold.slice(0, PAGE), newest.slice(0, ROW), own.slice(0, ROW), ofGroups]
  return [...new Set([...first.flat(), ...bestSold])]
}

/** The first picture of every machine and product, those of the first screens first. */
export function firstDrawings(): Drawing[] {
  const machines = machinesByScreen(demoMachines()).flatMap((each) =>
    galleryScenes(each).slice(0, 1),
  )
  const products = productsByScreen(demoProducts()).flatMap((each) => goodsOf(each).slice(0, 1))
  const firstGoods = products.slice(0, PRODUCTS_SHOWN_FIRST)
  return [
    ...machines.slice(0, firstGoods.length),
    ...firstGoods,
    ...machines.slice(firstGoods.length),
    ...products.slice(firstGoods.length),
  ]
}
