import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { ProductCard } from '../product-search/product-search.schema.ts'

const HomeCategory = z.object({
  code: z.string(),
  name: z.string(),
  count: z.nullable(z.int()),
  /** Of the product in it that sells best. */
  picture: z.nullable(Picture),
})
export type HomeCategory = z.output<typeof HomeCategory>

export const MallHome = z.object({
  total: z.int(),
  categories: z.array(HomeCategory),
  bestSold: z.array(ProductCard),
  newest: z.array(ProductCard),
  /** Of the store that the platform runs itself. */
  ownStore: z.array(ProductCard),
})
export type MallHome = z.output<typeof MallHome>

export const mallHomeEndpoints = {
  home: endpoint({
    method: 'GET',
    path: '/mall/home',
    audience: 'anyone',
    summary: 'The blocks of the mall’s home page, in the language of the request',
    data: MallHome,
  }),
}
