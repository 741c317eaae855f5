import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Category = z.object({
  categoryId: z.uuid(),
  parentId: z.nullable(z.uuid()),
  code: z.string(),
  name: z.string(),
  hasChildren: z.boolean(),
})
export type Category = z.output<typeof Category>

export const categoryEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/category/categoryInfo',
    audience: 'anyone',
    summary:
      'The categories under one; without a parent, or with 0 or nothing as parent, the first level',
    query: z.object({ parentId: z.optional(z.union([z.uuid(), z.enum(['', '0'])])) }),
    data: z.object({ categoryInfo: z.array(Category) }),
  }),
}
