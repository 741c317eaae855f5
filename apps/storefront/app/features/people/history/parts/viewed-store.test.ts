import { MOST_MERGED } from '@ironsouq/contract/people/history/history.limits'
import { describe, expect, it } from 'vitest'
import { withViewed } from './viewed-store.ts'

const seen = (n: number) => ({ deviceId: `machine-${n}`, at: `2026-11-17T08:00:${n % 60}Z` })

describe('what a visitor looked at [EQ-5]', () => {
  it('stands in the order it was seen in, each machine once', () => {
    const list = [1, 2, 1, 3].reduce<ReturnType<typeof seen>[]>(
      (before, n) => withViewed(before, seen(n)),
      [],
    )
    expect(list.map(({ deviceId }) => deviceId)).toEqual(['machine-3', 'machine-1', 'machine-2'])
  })

  it('is never more than a sign-in takes over', () => {
    let list: ReturnType<typeof seen>[] = []
    for (let n = 0; n < 80; n++) list = withViewed(list, seen(n))
    expect(list).toHaveLength(MOST_MERGED)
    expect(list[0]?.deviceId).toBe('machine-79')
  })
})
