import { runWithEngines } from './tool.ts'

/**
 * `pnpm bench api`, `pnpm bench pages`, `pnpm bench search`, `pnpm bench session`,
 * `pnpm bench sign-in`: what things cost.
 */
await runWithEngines('bench', ['api', 'pages', 'search', 'session', 'sign-in'])
