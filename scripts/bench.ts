import { runWithEngines } from './tool.ts'

/** `pnpm bench api`, `pnpm bench pages`, `pnpm bench search`: what things cost. */
await runWithEngines('bench', ['api', 'pages', 'search'])
