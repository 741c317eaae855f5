import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { turns } from './concurrency.ts'

it('limits how many tasks run concurrently, and continues after a failure', async () => {
  const inTurn = turns(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (n: number) =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      order.push(n)
      await setImmediate()
      running--
      if (n === 2) throw new Error('failed')
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
