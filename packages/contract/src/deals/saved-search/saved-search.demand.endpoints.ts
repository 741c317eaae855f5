import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

const WantGroup = z.object({
  /** Null: any. */
  category: z.nullable(z.string()),
  categoryName: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  brandName: z.nullable(z.string()),
  buyers: z.int(),
  latestAt: z.iso.datetime(),
  /** Some of the wants in the words of buyers, latest first. */
  examples: z.array(z.object({ name: z.string(), note: z.string() })),
})
export type WantGroup = z.output<typeof WantGroup>

export const demandEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/want/list',
    audience: 'staff',
    permission: 'want.read',
    summary: 'What buyers look for and found no machine for, by category and brand',
    data: z.object({ groups: z.array(WantGroup) }),
  }),
}
