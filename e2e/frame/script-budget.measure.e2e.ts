import { expect, test } from '../environment/fixtures.ts'
import { scriptWeight } from '../environment/vitals.ts'

/** Kilobytes of compressed script that a page may load before any interaction. */
const BUDGET = { home: 150, list: 152, detail: 170 }

test('pages stay within their script budget', async ({ page, machine: { deviceId } }, {
  annotations,
}) => {
  const weights = {
    home: await scriptWeight(page, '/en'),
    list: await scriptWeight(page, '/en/device-list'),
    detail: await scriptWeight(page, `/en/device-detail/${deviceId}`),
  }
  annotations.push({ type: 'kB of script', description: JSON.stringify(weights) })
  for (const name of ['home', 'list', 'detail'] as const)
    expect(weights[name], name).toBeLessThanOrEqual(BUDGET[name])
})
