/** Versions and compiler options, which every step depends on. */
export const CONFIGURATION = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'tsconfig.base.json',
]
export const SOURCES = ['{apps,packages,tooling,scripts,e2e}/**', '*.ts', ...CONFIGURATION]
export const SERVER = ['apps/server/**', 'packages/**', 'tooling/environment.ts', ...CONFIGURATION]
export const ENGINES = ['scripts/engines/**', 'scripts/*.ts']
