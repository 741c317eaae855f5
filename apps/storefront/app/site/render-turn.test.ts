import { expect, it } from 'vitest'
import { renderTurn } from './render-turn.ts'

it('gives every page a turn of the event loop of its own', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all(Array.from({ length: 4 }, () => renderTurn().then(() => turn)))
  isOver = true
  expect(new Set(turns).size).toBe(4)
})
