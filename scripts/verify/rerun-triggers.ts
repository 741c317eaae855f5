/**
 * Files that tests depend on without importing them. `vitest --changed` follows imports only, so a
 * change in one of these runs all tests.
 */
export const RERUN_TRIGGERS: readonly string[] = [
  '**/apps/server/migrations/**',
  '**/apps/server/demo/**',
  '**/apps/server/test/**',
  '**/apps/storefront/test/**',
  '**/packages/i18n/messages/**',
  '**/pnpm-lock.yaml',
  '**/pnpm-workspace.yaml',
  '**/package.json',
  '**/tsconfig*.json',
  '**/{vitest,vite}.config.*',
  '**/{rolldown,drizzle,react-router}.config.ts',
  '**/.oxlintrc.json',
  '**/openapi.json',
]
