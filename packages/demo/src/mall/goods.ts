import { type GoodSpec, goodViews } from '#drawings/goods/draw-good.ts'
import type { DemoProduct } from './products.ts'

/** So many arrangements of a kind and maker: products that look alike share their pictures. */
const ARRANGEMENTS = 3

/** The pictures of a product: each of its packs, then the other views of the first. */
export function goodsOf({ goods, maker, partNo }: DemoProduct): GoodSpec[] {
  const seed = Number(partNo.slice(-4)) % ARRANGEMENTS
  const { colours } = maker
  const [first] = goods
  if (!first) return []
  const others = goodViews.filter((view) => view !== 'front')
  return [
    ...goods.map((good): GoodSpec => ({ good, colours, seed, view: 'front' })),
    ...others.map((view): GoodSpec => ({ good: first, colours, seed, view })),
  ]
}
