import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Block, RENOVATION_TYPES } from './renovation.schema.ts'

export const renovationEndpoints = {
  homepage: endpoint({
    method: 'GET',
    path: '/shopRenovation/homepage',
    audience: 'anyone',
    summary: 'The blocks of the home page, in their order, filled with what they show',
    query: z.object({ renovationType: z.enum(Object.values(RENOVATION_TYPES)) }),
    data: z.object({ blocks: z.array(Block) }),
  }),
}
