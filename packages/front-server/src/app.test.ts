import { expect, it } from 'vitest'
import { createApp } from './app.ts'

it('closes connections whose request does not arrive whole, and those that are silent', async () => {
  const app = createApp({ headers: {} })
  expect(app.server).toMatchObject({ requestTimeout: 60_000, timeout: 75_000 })
  await app.close()
})
