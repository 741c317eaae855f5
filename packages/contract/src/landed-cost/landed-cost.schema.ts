import * as z from 'zod/mini'
import { EMIRATES } from '../device/device.enums.ts'
import { LANDED_COST_MODES, SIZE_CLASSES } from './landed-cost.enums.ts'

/** Fils: every rate is in dirhams, whatever the display currency is. */
const Fils = z.int().check(z.gte(0))
/** Hundredths of a percent. */
const Points = z.int().check(z.gte(0), z.lte(10_000))

export const Destination = z.object({
  code: z.string(),
  mode: z.enum(LANDED_COST_MODES),
  /** The port or the town, and its country, in the language of the request. */
  place: z.string(),
  country: z.string(),
  dutyPoints: Points,
  vatPoints: Points,
  /** The sulphur content of the local diesel. */
  fuelPpm: z.int(),
  ageLimitYears: z.nullable(z.int()),
  roadKm: z.nullable(z.int()),
  /** By sea for a cubic metre; by road for a tonne and a hundred kilometres. */
  freight: Fils,
  papers: Fils,
})
export type Destination = z.output<typeof Destination>

/** A share with a minimum amount. */
const Share = z.object({ points: Points, least: Fils })

export const LandedCostTables = z.object({
  /** The first is the default. */
  destinations: z.array(Destination),
  /** Steps of the service fee, ascending: each applies from a price on. */
  fee: z.array(z.extend(Share, { from: Fils })),
  /** The UAE's VAT. */
  vatPoints: Points,
  dutyPoints: Points,
  insurance: Share,
  /** From an emirate to the door, the border or the port, by size: standard, oversize, heavy. */
  haulage: z.partialRecord(
    z.enum(EMIRATES),
    z.partialRecord(z.enum(LANDED_COST_MODES), z.partialRecord(z.enum(SIZE_CLASSES), Fils)),
  ),
})
export type LandedCostTables = z.output<typeof LandedCostTables>

const validFrom = z.iso.date()
const rate = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ validFrom, ...shape })

/** One rate with its first day, as staff set it. */
export const LandedCostRate = z.discriminatedUnion('kind', [
  rate({ kind: z.literal('fee'), from: Fils, amount: Fils, points: Points }),
  rate({ kind: z.enum(['vat', 'duty']), points: Points }),
  rate({
    kind: z.literal('haulage'),
    emirate: z.enum(EMIRATES),
    mode: z.enum(LANDED_COST_MODES),
    sizeClass: z.enum(SIZE_CLASSES),
    amount: Fils,
  }),
  rate({
    kind: z.enum(['freight', 'papers']),
    destinationCode: z.string().check(z.maxLength(60)),
    amount: Fils,
  }),
  rate({ kind: z.literal('insurance'), amount: Fils, points: Points }),
])
export type LandedCostRate = z.output<typeof LandedCostRate>
