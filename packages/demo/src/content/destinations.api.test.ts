import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { landedCostOf } from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { transportOf } from '@ironsouq/server/features/machines/device-card/device-card.projection.ts'
import { startServer } from '@ironsouq/server/test/harness.ts'
import { expect, it } from 'vitest'
import { demoMachines } from '../machines.ts'
import { seedDestinations } from './destinations.ts'

it('the rates are enough to price every machine of the demo to every place of the demo [EQ-7]', async () => {
  await using server = await startServer()
  await seedDestinations(server.ctx)
  const tables = await server.client()(landedCostEndpoints.tables)
  expect(tables.destinations).toHaveLength(16)
  const priced = demoMachines().filter(({ priceMinor }) => priceMinor !== null)
  expect(new Set(priced.map(({ category }) => category))).toContain('generators')
  const without = priced.flatMap(({ priceMinor, specs, ...machine }) => {
    const price = fromMinor(priceMinor ?? 0n, 'AED')
    const sold = { ...machine, price, transport: transportOf(specs) }
    return tables.destinations.flatMap((to) => {
      const cost = landedCostOf(sold, to, tables)
      return typeof cost === 'string' ? `${machine.model} to ${to.code}: ${cost}` : []
    })
  })
  expect(without).toEqual([])
})
