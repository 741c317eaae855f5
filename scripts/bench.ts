import { runWithEngines } from './tool.ts'

/** `pnpm bench api`, `pnpm bench pages`: what things cost. */
await runWithEngines('bench', ['api', 'pages'])
