import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const SERVER = 'apps/server/src'
const SHOP = 'apps/storefront/app'

/** Every specifier of a row must be refused in the file that the row names. */
const REFUSED: Record<string, string[]> = {
  'apps/storefront/app/kit/api.ts': ['../../../server/src/kernel/ctx.ts', '@ironsouq/server/x'],
  'apps/server/src/features/a/a.apps.ts': ['@ironsouq/storefront/app/root.tsx'],
  'packages/contract/src/device/device.schema.ts': [
    '@ironsouq/i18n/locales',
    '../../../ui/src/price.tsx',
    '../../../../apps/server/src/kernel/ctx.ts',
    'fastify',
    'zodiac',
    'node:fs',
  ],
  'packages/contract/src/floor.test.ts': ['../../../apps/server/src/kernel/ctx.ts'],
  'packages/ui/src/price.tsx': [
    '@ironsouq/i18n/format',
    '@ironsouq/contract/money/money',
    '../../../apps/storefront/app/root.tsx',
  ],
  'packages/i18n/src/format.ts': ['../../../apps/server/src/kernel/ctx.ts', '@ironsouq/ui/price'],
  'packages/art/src/wheel.ts': [
    '@ironsouq/contract/money/money',
    'sharp',
    '../../ui/src/price.tsx',
  ],
  [`${SERVER}/kernel/serve.ts`]: [
    '#features/device/device.service.ts',
    '../features/registry.ts',
    '#adapters/mail/smtp.ts',
    '#entry/config.ts',
    '#test/harness.ts',
    '#demo/devices.ts',
  ],
  [`${SHOP}/features/device/parts/device-grade.tsx`]: [
    '#features/inquiry/inquiry-form.tsx',
    '#frame/header.tsx',
  ],
  [`${SHOP}/frame/footer.tsx`]: ['#routes.ts', '../routes/home.tsx'],
  [`${SERVER}/kernel/data/cached.ts`]: ['#kernel/http/serve.ts', '../http/serve.ts'],
  [`${SERVER}/kernel/work/queue.ts`]: ['#kernel/http/serve.ts', '#kernel/kernel.feature.ts'],
  [`${SERVER}/kernel/ops/log.ts`]: [
    '#kernel/http/serve.ts',
    '#kernel/data/db.ts',
    '../work/queue.ts',
  ],
  [`${SERVER}/adapters/mail/smtp.ts`]: [
    '#features/device/device.queries.ts',
    '#adapters/search/opensearch.ts',
    '#adapters/mailer/other.ts',
    '#entry/config.ts',
    '@ironsouq/art/wheel',
    '../../../test/harness.ts',
  ],
  [`${SERVER}/features/refund/refund.service.ts`]: [
    '#features/order/order.tables.ts',
    '../order/order.routes.ts',
    '#features/order/order.present.ts',
    '#features/order/order.unpaid.job.ts',
    '#features/order/order.on-refund-moved.ts',
    '#features/order/order.notices.ts',
    '#features/order/order.feature.ts',
    '#features/order/order.builder.ts',
    './refund.builder.ts',
    './refund.feature.ts',
    '#adapters/mail/smtp.ts',
    '#entry/config.ts',
    '#test/harness.ts',
    '#demo/orders.ts',
  ],
  [`${SERVER}/features/refund/refund.projection.ts`]: [
    '#features/order/order.service.ts',
    '#features/order/order.present.ts',
    '#features/order/order.routes.ts',
    '#features/order/order.builder.ts',
    '#adapters/mail/smtp.ts',
  ],
  [`${SERVER}/features/refund/refund.builder.ts`]: [
    '#features/order/order.tables.ts',
    '#entry/config.ts',
  ],
  [`${SERVER}/features/refund/refund.tables.ts`]: [
    '#features/order/order.queries.ts',
    '#features/order/order.rules.ts',
  ],
  [`${SERVER}/features/refund/refund.feature.ts`]: [
    '#features/order/order.notices.ts',
    '#features/order/order.routes.ts',
  ],
  [`${SERVER}/features/refund/refund.api.test.ts`]: ['@ironsouq/storefront/app/root.tsx'],
  [`${SERVER}/features/registry.ts`]: ['#entry/config.ts', './order/order.builder.ts'],
  [`${SERVER}/entry/http.ts`]: [
    '#features/order/order.builder.ts',
    '#features/order/order.feature.ts',
    '#demo/orders.ts',
  ],
  'scripts/dev.ts': ['../apps/server/src/entry/config.ts', '../tooling/checks/tree.ts'],
  'e2e/home.e2e.ts': ['../apps/storefront/entry/http.ts', '@ironsouq/tooling/checks/tree.ts'],
  [`${SHOP}/features/device/device-card.tsx`]: [
    '#features/inquiry/inquiry-form.tsx',
    '../inquiry/inquiry-form.tsx',
    '#routes/device-list.tsx',
    '#frame/header/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/frame/header.tsx`]: [
    '#features/device/device-card.tsx',
    '#routes/home.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/kit/form/form.tsx`]: [
    '#features/device/parts/device-card.tsx',
    '#frame/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/site/reader.ts`]: ['#features/device/parts/device-card.tsx', '#frame/header.tsx'],
  [`${SHOP}/root.tsx`]: ['../entry/config.ts'],
}

const ALLOWED: Record<string, string[]> = {
  'packages/contract/src/device/device.schema.ts': ['zod', 'zod/mini', '../money.ts'],
  'packages/contract/src/money.test.ts': ['vitest', 'fast-check'],
  'packages/ui/src/price.tsx': ['react', './tokens.css'],
  'packages/i18n/src/load.ts': ['@lingui/core', './locales.ts', 'node:fs'],
  [`${SERVER}/kernel/serve.ts`]: ['fastify', '@ironsouq/contract/endpoint', './ctx.ts'],
  [`${SHOP}/frame/header.tsx`]: ['#kit/api.ts', '#features/device/parts/save-toggle.tsx'],
  [`${SHOP}/site/reader.ts`]: ['#kit/cookies.ts'],
  [`${SERVER}/kernel/http/serve.ts`]: ['#kernel/data/db.ts', '../ops/log.ts', '#kernel/ctx.ts'],
  [`${SERVER}/kernel/work/queue.ts`]: ['#kernel/data/db.ts', '#kernel/ops/log.ts'],
  [`${SERVER}/kernel/serve.api.test.ts`]: ['#test/harness.ts', '#features/order/order.tables.ts'],
  [`${SERVER}/adapters/mail/smtp.ts`]: ['#kernel/ports.ts', './mime.ts', '@ironsouq/i18n/load'],
  [`${SERVER}/adapters/mail/smtp.api.test.ts`]: ['#test/harness.ts'],
  [`${SERVER}/features/refund/refund.service.ts`]: [
    '#features/order/order.service.ts',
    '../order/order.queries.ts',
    '#features/order/order.cancel.service.ts',
    '#features/order/order.projection.ts',
    '#features/order/order.events.ts',
    './refund.tables.ts',
    '#kernel/ctx.ts',
  ],
  [`${SERVER}/features/refund/refund.projection.ts`]: [
    '#features/order/order.tables.ts',
    '#features/order/order.queries.ts',
    '#features/order/order.projection.ts',
    './refund.tables.ts',
  ],
  [`${SERVER}/features/refund/refund.notices.ts`]: ['./refund.events.ts', '#kernel/work/notice.ts'],
  [`${SERVER}/features/refund/refund.feature.ts`]: ['./refund.routes.ts', './refund.notices.ts'],
  [`${SERVER}/features/refund/refund.builder.ts`]: ['#features/order/order.builder.ts'],
  [`${SERVER}/features/refund/refund.tables.ts`]: ['#features/order/order.tables.ts'],
  [`${SERVER}/features/refund/refund.api.test.ts`]: [
    '#features/order/order.tables.ts',
    '#features/order/order.builder.ts',
    '#test/harness.ts',
  ],
  [`${SERVER}/features/registry.ts`]: [
    './refund/refund.routes.ts',
    './refund/refund.feature.ts',
    '#kernel/kernel.feature.ts',
  ],
  [`${SERVER}/entry/http.ts`]: ['#features/registry.ts', '#adapters/mail/smtp.ts', './config.ts'],
  [`${SERVER}/entry/seed.ts`]: ['#demo/orders.ts', '#features/order/order.builder.ts'],
  'apps/server/demo/orders.ts': ['#features/order/order.builder.ts', '@ironsouq/art/wheel'],
  'apps/server/test/harness.ts': ['#entry/config.ts', '#features/registry.ts'],
  'apps/server/drizzle.config.ts': ['./src/entry/config.ts'],
  [`${SHOP}/routes/home.tsx`]: [
    '#features/device/device-card.tsx',
    '#frame/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/features/device/device-card.tsx`]: [
    '#kit/session.ts',
    './device-price.tsx',
    '#features/inquiry/parts/inquiry-link.tsx',
  ],
}

const imports = (table: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(table).map(([file, specs]) => [
      file,
      specs.map((spec) => `import '${spec}'\n`).join(''),
    ]),
  )

describe('house/boundaries', { timeout: 60_000 }, () => {
  it('refuses every import through a wall', async () => {
    const { exit, hits } = await lint(imports(REFUSED))
    expect(exit).toBe(1)
    const walls = hits.filter((hit) => hit.endsWith(': house(boundaries)'))
    const count = (file: string) => walls.filter((hit) => hit.startsWith(`${file}: `)).length
    const found = Object.keys(REFUSED).map((file) => [file, count(file)])
    expect(found).toEqual(Object.entries(REFUSED).map(([file, specs]) => [file, specs.length]))
  })

  it('passes imports that no wall forbids', async () => {
    expect(await lint(imports(ALLOWED))).toEqual({ exit: 0, hits: [] })
  })

  it('sees dynamic imports, re-exports and types', async () => {
    const { hits } = await lint({
      [`${SERVER}/kernel/dynamic.ts`]:
        "export const f = () => import('#features/a/a.service.ts')\n",
      [`${SERVER}/kernel/again.ts`]: "export { f } from '#features/a/a.service.ts'\n",
      [`${SERVER}/kernel/all.ts`]: "export * from '#features/a/a.service.ts'\n",
      [`${SERVER}/kernel/kind.ts`]:
        "import type { A } from '#features/a/a.service.ts'\nexport type B = A\n",
      [`${SERVER}/kernel/inline.ts`]: "export type A = import('#features/a/a.service.ts').A\n",
    })
    const walled = hits.filter((hit) => hit.endsWith('house(boundaries)'))
    expect(walled.map((hit) => hit.replace(/:.*/, ''))).toEqual(
      ['again', 'all', 'dynamic', 'inline', 'kind'].map((name) => `${SERVER}/kernel/${name}.ts`),
    )
  })
})
