import { createRequire } from 'node:module'
import { createPages } from '../../apps/server/src/adapters/pages/redis.ts'
import type { Env } from '../stage.ts'

type Client = Parameters<typeof createPages>[0]['redis']

const SERVER = new URL('../../apps/server/package.json', import.meta.url)
const { Redis } = createRequire(SERVER)('ioredis') as { Redis: new (url: string) => Client }

/** Makes kept pages old, as the worker does after a change. */
export const createPurger = ({ REDIS_URL = '', REDIS_PREFIX = '' }: Env) =>
  createPages({ redis: new Redis(REDIS_URL), prefix: REDIS_PREFIX })
