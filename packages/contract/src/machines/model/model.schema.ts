import * as z from 'zod/mini'
import { SearchText } from '../../search-text.ts'

const SpecValue = z.union([z.number(), z.string(), z.boolean()])

/** A model of the catalogue, with the measures that its machines usually have. */
export const KnownModel = z.object({
  modelId: z.uuid(),
  name: z.string(),
  brandId: z.uuid(),
  brandName: z.string(),
  categoryId: z.uuid(),
  firstYear: z.int(),
  lastYear: z.int(),
  specs: z.record(z.string(), SpecValue),
})
export type KnownModel = z.output<typeof KnownModel>

/** Parts of brand and name; without words the first models of the brand. */
export const KnownModelQuery = z.object({
  words: z.optional(SearchText(60)),
  brandId: z.optional(z.uuid()),
})
export type KnownModelQuery = z.output<typeof KnownModelQuery>
