import { runWithEngines } from './tool.ts'

/** `pnpm drill crash`, `pnpm drill malformed`: what breaks things on purpose. */
await runWithEngines('drills', ['crash', 'malformed'])
