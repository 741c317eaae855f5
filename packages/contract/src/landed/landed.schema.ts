import * as z from 'zod/mini'
import { EMIRATES } from '../device/device.enums.ts'
import { LANDED_MODES, SIZE_CLASSES } from './landed.enums.ts'

/** Fils: every rate is in the dirham, whatever the reader reads prices in. */
const Fils = z.int().check(z.gte(0))
/** Hundredths of a percent. */
const Points = z.int().check(z.gte(0), z.lte(10_000))

export const Destination = z.object({
  code: z.string(),
  mode: z.enum(LANDED_MODES),
  /** The port or the town, and its country, in the language of the request. */
  place: z.string(),
  country: z.string(),
  dutyPoints: Points,
  vatPoints: Points,
  /** Sulphur in the diesel that is sold there. */
  fuelPpm: z.int(),
  ageLimitYears: z.nullable(z.int()),
  roadKm: z.nullable(z.int()),
  /** By sea for a cubic metre; by road for a tonne and a hundred kilometres. */
  freight: Fils,
  papers: Fils,
})
export type Destination = z.output<typeof Destination>

/** A share of at least an amount. */
const Share = z.object({ points: Points, least: Fils })

export const LandedTables = z.object({
  /** The first is the one a reader sees who chose none. */
  destinations: z.array(Destination),
  /** Steps of the service fee, the lowest first: each holds from a price on. */
  fee: z.array(z.extend(Share, { from: Fils })),
  /** The Emirates' own. */
  vatPoints: Points,
  dutyPoints: Points,
  insurance: Share,
  /** From an emirate to the door, the border or the port, by size: standard, oversize, heavy. */
  haulage: z.partialRecord(
    z.enum(EMIRATES),
    z.partialRecord(z.enum(LANDED_MODES), z.partialRecord(z.enum(SIZE_CLASSES), Fils)),
  ),
})
export type LandedTables = z.output<typeof LandedTables>

const validFrom = z.iso.date()
const rate = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ validFrom, ...shape })

/** What staff say of one rate, from a day on. */
export const LandedRate = z.discriminatedUnion('kind', [
  rate({ kind: z.literal('fee'), from: Fils, amount: Fils, points: Points }),
  rate({ kind: z.enum(['vat', 'duty']), points: Points }),
  rate({
    kind: z.literal('haulage'),
    emirate: z.enum(EMIRATES),
    mode: z.enum(LANDED_MODES),
    sizeClass: z.enum(SIZE_CLASSES),
    amount: Fils,
  }),
  rate({ kind: z.enum(['freight', 'papers']), destinationCode: z.string(), amount: Fils }),
  rate({ kind: z.literal('insurance'), amount: Fils, points: Points }),
])
export type LandedRate = z.output<typeof LandedRate>
