import { FLASH_LEFT_STEP } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'

/** In how many rows what is left of a variant is: so many buyers do not wait for each other. */
export const FLASH_PARTS = 16

/** Pieces over the parts, as evenly as it goes. */
export const partsOf = (pieces: number): number[] =>
  Array.from({ length: FLASH_PARTS }, (_, part) =>
    Math.floor((pieces + FLASH_PARTS - 1 - part) / FLASH_PARTS),
  )

interface Part {
  part: number
  remaining: number
}

/** From which parts so many pieces are taken; null: all of them together have fewer. */
export function sweepOf(
  parts: readonly Part[],
  quantity: number,
): { part: number; pieces: number }[] | null {
  const taken: { part: number; pieces: number }[] = []
  let missing = quantity
  for (const { part, remaining } of parts) {
    const pieces = Math.min(missing, remaining)
    if (pieces > 0) taken.push({ part, pieces })
    missing -= pieces
  }
  return missing > 0 ? null : taken
}

/** In percent and rounded up to a step: nothing is shown as gone while there is a piece. */
export const leftPercent = (left: number, setAside: number): number =>
  setAside === 0
    ? 0
    : Math.min(100, Math.ceil((left * 100) / setAside / FLASH_LEFT_STEP) * FLASH_LEFT_STEP)
