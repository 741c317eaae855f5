import { expect, test } from './fixtures.ts'
import { scriptWeight } from './lab.ts'

/** Kilobytes of script a page may fetch before anybody touches it, compressed. */
const BUDGET = { home: 150, list: 150, detail: 170 }

test('a page fetches no more script than it may before it is touched', async ({
  page,
  machine: { deviceId },
}, { annotations }) => {
  const weights = {
    home: await scriptWeight(page, '/en'),
    list: await scriptWeight(page, '/en/device-list'),
    detail: await scriptWeight(page, `/en/device-detail/${deviceId}`),
  }
  annotations.push({ type: 'kB of script', description: JSON.stringify(weights) })
  for (const name of ['home', 'list', 'detail'] as const)
    expect(weights[name], name).toBeLessThanOrEqual(BUDGET[name])
})
