import { pathFor } from '#kit/list/page-query.ts'
import { sellerPath } from '#kit/navigation/catalog-paths.ts'

interface Wanted {
  code: string
  category?: string | undefined
  current?: number
}

export const sellerPagePath = ({ code, category = '', current = 1 }: Wanted) =>
  pathFor(sellerPath(code), { category, current }, { category: '', current: 1 })
