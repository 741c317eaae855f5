import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const SERVER = 'apps/server/src'
const SHOP = 'apps/storefront/app'

/** Every specifier of a row must be refused in the file that the row names. */
const REFUSED: Record<string, string[]> = {
  'apps/storefront/app/kit/api.ts': ['../../../server/src/kernel/ctx.ts', '@ironsouq/server/x'],
  'apps/server/src/features/platform/a/a.apps.ts': ['@ironsouq/storefront/app/root.tsx'],
  'packages/contract/src/machines/device/device.schema.ts': [
    '@ironsouq/i18n/locales',
    '../../../../ui/src/price.tsx',
    '../../../../../apps/server/src/kernel/ctx.ts',
    'fastify',
    'zodiac',
    'node:fs',
  ],
  'packages/contract/src/floor.test.ts': ['../../../apps/server/src/kernel/ctx.ts'],
  'packages/ui/src/price.tsx': [
    '@ironsouq/i18n/format',
    '@ironsouq/contract/money/money/money',
    '../../../apps/storefront/app/root.tsx',
  ],
  'packages/i18n/src/format.ts': ['../../../apps/server/src/kernel/ctx.ts', '@ironsouq/ui/price'],
  'packages/demo/src/drawings/wheel.ts': [
    '@ironsouq/contract/money/money/money',
    'sharp',
    '../machines.ts',
    '#machines.ts',
    '../../../ui/src/price.tsx',
  ],
  'packages/demo/src/seed/orders.ts': [
    '@ironsouq/storefront/app/root.tsx',
    '@ironsouq/ui/price',
    '@ironsouq/server/entry/config.ts',
    '@ironsouq/sandboxes/addresses',
    '@ironsouq/tooling/environment',
  ],
  'packages/i18n/src/names.ts': ['@ironsouq/demo/brands'],
  'packages/sandboxes/src/psp/psp.ts': [
    '@ironsouq/contract/money/money/money',
    '../../../../apps/server/src/kernel/ctx.ts',
    '@ironsouq/tooling/environment',
  ],
  'packages/front-server/src/proxy.ts': ['@ironsouq/sandboxes/listen'],
  [`${SERVER}/features/refund/refund.rules.ts`]: ['@ironsouq/sandboxes/addresses'],
  [`${SERVER}/kernel/serve.ts`]: [
    '#features/machines/device/device.service.ts',
    '../features/registry.ts',
    '#adapters/mail/smtp.ts',
    '#entry/config.ts',
    '#test/harness.ts',
    '@ironsouq/demo/devices',
    '../../../../packages/demo/src/devices.ts',
  ],
  [`${SHOP}/features/machines/device/parts/device-grade.tsx`]: [
    '#features/deals/inquiry/inquiry-form.tsx',
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
    '#features/machines/device/device.queries.ts',
    '#adapters/search/opensearch.ts',
    '#adapters/mailer/other.ts',
    '#entry/config.ts',
    '@ironsouq/demo/drawings/wheel',
    '../../../test/harness.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.service.ts`]: [
    '#features/mall/order/order.tables.ts',
    '../order/order.routes.ts',
    '#features/mall/order/order.present.ts',
    '#features/mall/order/order.unpaid.job.ts',
    '#features/mall/order/order.on-refund-moved.ts',
    '#features/mall/order/order.notices.ts',
    '#features/mall/order/order.feature.ts',
    '#features/mall/order/order.builder.ts',
    './refund.builder.ts',
    './refund.feature.ts',
    '#adapters/mail/smtp.ts',
    '#entry/config.ts',
    '#test/harness.ts',
    '@ironsouq/demo/orders',
  ],
  [`${SERVER}/features/content/page/page.service.ts`]: ['#features/money/ledger/ledger.queries.ts'],
  'packages/contract/src/content/page/page.schema.ts': ['../../money/ledger/ledger.schema.ts'],
  [`${SERVER}/features/money/ledger/ledger.service.ts`]: [
    '#features/mall/order/order.queries.ts',
    '#features/deals/quote/quote.queries.ts',
    '@ironsouq/contract/mall/order/order.limits',
    '#features/money/payment/payment.queries.ts',
    '#features/people/seller/seller.queries.ts',
  ],
  [`${SERVER}/features/money/payment/payment.settle.service.ts`]: [
    '#features/mall/order/payment/order.payment.service.ts',
    '#features/mall/settlement/settlement.queries.ts',
  ],
  [`${SERVER}/features/machines/device/device.service.ts`]: [
    '#features/mall/product/product.queries.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.projection.ts`]: [
    '#features/mall/order/order.service.ts',
    '#features/mall/order/order.present.ts',
    '#features/mall/order/order.routes.ts',
    '#features/mall/order/order.builder.ts',
    '#adapters/mail/smtp.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.builder.ts`]: [
    '#features/mall/order/order.tables.ts',
    '#entry/config.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.tables.ts`]: [
    '#features/mall/order/order.queries.ts',
    '#features/mall/order/order.rules.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.feature.ts`]: [
    '#features/mall/order/order.notices.ts',
    '#features/mall/order/order.routes.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.api.test.ts`]: [
    '@ironsouq/storefront/app/root.tsx',
    '@ironsouq/demo/orders',
  ],
  'apps/server/test/catalogue.ts': ['@ironsouq/demo/machines'],
  [`${SERVER}/features/registry.ts`]: ['#entry/config.ts', './mall/order/order.builder.ts'],
  [`${SERVER}/entry/http.ts`]: [
    '#features/mall/order/order.builder.ts',
    '#features/mall/order/order.feature.ts',
    '@ironsouq/demo/orders',
  ],
  'scripts/dev.ts': [
    '../apps/server/src/entry/config.ts',
    '../tooling/checks/tree.ts',
    '../packages/demo/src/entry/seed.ts',
  ],
  'e2e/home.e2e.ts': ['../apps/storefront/entry/http.ts', '@ironsouq/tooling/checks/tree.ts'],
  [`${SHOP}/features/machines/device/device-card.tsx`]: [
    '#features/deals/inquiry/inquiry-form.tsx',
    '../inquiry/inquiry-form.tsx',
    '#routes/device-list.tsx',
    '#frame/header/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/frame/header.tsx`]: [
    '#features/machines/device/device-card.tsx',
    '#routes/home.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/kit/form/form.tsx`]: [
    '#features/machines/device/parts/device-card.tsx',
    '#frame/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/site/reader.ts`]: [
    '#features/machines/device/parts/device-card.tsx',
    '#frame/header.tsx',
  ],
  [`${SHOP}/root.tsx`]: ['../entry/config.ts'],
}

const ALLOWED: Record<string, string[]> = {
  'packages/contract/src/machines/device/device.schema.ts': ['zod', 'zod/mini', '../money.ts'],
  'packages/contract/src/money/money/money.test.ts': ['vitest', 'fast-check'],
  'packages/ui/src/price.tsx': ['react', './tokens.css'],
  'packages/i18n/src/load.ts': ['@lingui/core', './locales.ts', 'node:fs'],
  'packages/sandboxes/src/psp/psp.ts': ['../listen.ts', 'fflate', '@ironsouq/i18n/locales'],
  'scripts/dev.ts': ['@ironsouq/sandboxes/addresses'],
  'e2e/home.e2e.ts': ['@ironsouq/sandboxes/addresses'],
  [`${SERVER}/kernel/serve.ts`]: ['fastify', '@ironsouq/contract/endpoint', './ctx.ts'],
  [`${SHOP}/frame/header.tsx`]: ['#kit/api.ts', '#features/machines/device/parts/save-toggle.tsx'],
  [`${SHOP}/site/reader.ts`]: ['#kit/cookies.ts'],
  [`${SERVER}/kernel/http/serve.ts`]: ['#kernel/data/db.ts', '../ops/log.ts', '#kernel/ctx.ts'],
  [`${SERVER}/kernel/work/queue.ts`]: ['#kernel/data/db.ts', '#kernel/ops/log.ts'],
  [`${SERVER}/kernel/serve.api.test.ts`]: [
    '#test/harness.ts',
    '#features/mall/order/order.tables.ts',
  ],
  [`${SERVER}/adapters/mail/smtp.ts`]: [
    '#kernel/ports/mail.ts',
    './mime.ts',
    '@ironsouq/i18n/load',
  ],
  [`${SERVER}/adapters/mail/smtp.api.test.ts`]: ['#test/harness.ts'],
  [`${SERVER}/features/mall/refund/refund.service.ts`]: [
    '#features/mall/order/order.service.ts',
    '../order/order.queries.ts',
    '#features/mall/order/order.cancel.service.ts',
    '#features/mall/order/order.projection.ts',
    '#features/mall/order/order.events.ts',
    './refund.tables.ts',
    '#kernel/ctx.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.projection.ts`]: [
    '#features/mall/order/order.tables.ts',
    '#features/mall/order/order.queries.ts',
    '#features/mall/order/order.projection.ts',
    './refund.tables.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.notices.ts`]: [
    './refund.events.ts',
    '#kernel/work/notice.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.feature.ts`]: [
    './refund.routes.ts',
    './refund.notices.ts',
  ],
  [`${SERVER}/features/mall/refund/refund.builder.ts`]: ['#features/mall/order/order.builder.ts'],
  [`${SERVER}/features/mall/refund/refund.tables.ts`]: ['#features/mall/order/order.tables.ts'],
  [`${SERVER}/features/mall/refund/refund.api.test.ts`]: [
    '#features/mall/order/order.tables.ts',
    '#features/mall/order/order.builder.ts',
    '#test/harness.ts',
    '@ironsouq/sandboxes/addresses',
  ],
  [`${SERVER}/features/registry.ts`]: [
    './refund/refund.routes.ts',
    './refund/refund.feature.ts',
    '#kernel/kernel.feature.ts',
  ],
  [`${SERVER}/entry/http.ts`]: ['#features/registry.ts', '#adapters/mail/smtp.ts', './config.ts'],
  'packages/demo/src/entry/seed.ts': ['../seed/orders.ts', '@ironsouq/server/entry/config.ts'],
  'packages/demo/src/seed/orders.ts': [
    '@ironsouq/server/features/mall/order/order.builder.ts',
    '@ironsouq/server/kernel/ctx.ts',
    '@ironsouq/i18n/locales',
    '#drawings/wheel.ts',
  ],
  'apps/server/test/harness.ts': [
    '#entry/config.ts',
    '#features/registry.ts',
    '@ironsouq/sandboxes/addresses',
  ],
  'apps/server/drizzle.config.ts': ['./src/entry/config.ts'],
  [`${SHOP}/routes/home.tsx`]: [
    '#features/machines/device/device-card.tsx',
    '#frame/header.tsx',
    '#site/csp.ts',
  ],
  [`${SHOP}/features/machines/device/device-card.tsx`]: [
    '#kit/session.ts',
    './device-price.tsx',
    '#features/deals/inquiry/parts/inquiry-link.tsx',
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
        "export const f = () => import('#features/platform/a/a.service.ts')\n",
      [`${SERVER}/kernel/again.ts`]: "export { f } from '#features/platform/a/a.service.ts'\n",
      [`${SERVER}/kernel/all.ts`]: "export * from '#features/platform/a/a.service.ts'\n",
      [`${SERVER}/kernel/kind.ts`]:
        "import type { A } from '#features/platform/a/a.service.ts'\nexport type B = A\n",
      [`${SERVER}/kernel/inline.ts`]:
        "export type A = import('#features/platform/a/a.service.ts').A\n",
    })
    const walled = hits.filter((hit) => hit.endsWith('house(boundaries)'))
    expect(walled.map((hit) => hit.replace(/:.*/, ''))).toEqual(
      ['again', 'all', 'dynamic', 'inline', 'kind'].map((name) => `${SERVER}/kernel/${name}.ts`),
    )
  })
})
