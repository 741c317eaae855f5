/** How a machine gets there: on a low-bed within the country or over a border, or rolled on a ship. */
export const LANDED_COST_MODES = ['local', 'road', 'roro'] as const
export type LandedCostMode = (typeof LANDED_COST_MODES)[number]

/** What a low-bed must be for it: plain, wide or high with a permit, or a heavy one with an escort. */
export const SIZE_CLASSES = ['standard', 'oversize', 'heavy'] as const
export type SizeClass = (typeof SIZE_CLASSES)[number]

/**
 * What a rate is of. `fee` is a step of the service fee, `vat` and `duty` are the Emirates' own,
 * `haulage` goes to the door, the border or the port, `freight` is for a cubic metre by sea and for a
 * tonne and a hundred kilometres by road.
 */
// oxfmt-ignore
export const RATE_KINDS = [
  'fee', 'vat', 'duty', 'haulage', 'freight', 'papers', 'insurance',
] as const
export type RateKind = (typeof RATE_KINDS)[number]
