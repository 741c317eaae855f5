/** Far more than the tabs of a person need, also while their network comes and goes. */
const CONNECTS_PER_MINUTE_MAX = 120

/** Counts how often an account connects to this process; false when it is too often. */
export function connectLimit(now: () => Date): (account: string) => boolean {
  const counts = new Map<string, number>()
  let minute = 0
  return (account) => {
    const present = Math.floor(now().getTime() / 60_000)
    if (present !== minute) counts.clear()
    minute = present
    const count = (counts.get(account) ?? 0) + 1
    counts.set(account, count)
    return count <= CONNECTS_PER_MINUTE_MAX
  }
}
