import { runWithEngines } from './tool.ts'

/** `pnpm bench api`: what things cost. */
await runWithEngines('bench', ['api'])
