import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const read = "export const url = process.env['DATABASE_URL']\n"

const refused: Record<string, string> = {
  'apps/server/src/kernel/plain.ts': read,
  'apps/server/src/features/a/a.service.ts': "export const url = process['env']['URL']\n",
  'apps/server/src/features/a/a.api.test.ts': read,
  'apps/server/src/adapters/mail/taken.ts': 'const { env } = process\nexport const url = env\n',
  'apps/server/src/adapters/mail/named.ts':
    "import { env } from 'node:process'\nexport const url = env\n",
  'apps/server/src/adapters/mail/global.ts': 'export const url = globalThis.process.env\n',
  'packages/demo/src/a.ts': read,
  'apps/storefront/app/kit/meta.ts': 'export const dev = import.meta.env.DEV\n',
  'packages/i18n/src/load.ts': read,
}

const allowed: Record<string, string> = {
  'apps/server/src/entry/config.ts': read,
  'apps/server/test/harness.ts': read,
  'apps/server/drizzle.config.ts': read,
  'apps/storefront/entry/config.ts': read,
  'scripts/doctor.ts': read,
  'e2e/playwright.config.ts': read,
  'e2e/home.e2e.ts': read,
  'packages/i18n/src/env.ts': 'export const f = (own: { env: string }) => own.env\n',
}

describe('house/no-process-env', { timeout: 60_000 }, () => {
  it('refuses the environment outside of entry', async () => {
    const { exit, hits } = await lint(refused)
    expect(exit).toBe(1)
    expect(hits.filter((hit) => hit.endsWith('house(no-process-env)'))).toEqual(
      Object.keys(refused)
        .toSorted()
        .map((file) => `${file}: house(no-process-env)`),
    )
  })

  it('passes entries, configs, scripts and harnesses', async () => {
    expect(await lint(allowed)).toEqual({ exit: 0, hits: [] })
  })
})
