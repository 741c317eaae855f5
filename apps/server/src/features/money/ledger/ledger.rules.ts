/**
 * The part of a refund that goes back where `share` of the whole came from. It is the difference of two
 * rounded sums, so that the parts of all refunds add up to the share exactly.
 */
export function refundShare(
  share: bigint,
  { whole, before, amount }: { whole: bigint; before: bigint; amount: bigint },
): bigint {
  if (whole <= 0n) throw new Error('nothing was paid')
  return (share * (before + amount)) / whole - (share * before) / whole
}
