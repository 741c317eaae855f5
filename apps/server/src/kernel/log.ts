import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { withoutPersons } from './persons.ts'

/** What features may say; the logger itself is the process's business. */
export type Log = FastifyBaseLogger

/** Fields that hold what identifies a person or opens a door. */
const PERSONAL = new Set([
  'password',
  'confirmPassword',
  'original',
  'passwordHash',
  'token',
  'ticket',
  'bindTicket',
  'deviceKey',
  'x-device-key',
  'authorization',
  'authCallback',
  'cookie',
  'set-cookie',
  'mail',
  'email',
  'userMail',
  'mobile',
  'userMobile',
  'phone',
  'target',
  'account',
  'nickName',
  'company',
  'birthDate',
  'address',
])
const REMOVED = '[removed]'
const DEPTH_MAX = 8

/** The code of a fault is worth reading; digits that were mailed to somebody are not for us. */
const isPersonal = (name: string, value: unknown) =>
  PERSONAL.has(name) || (name === 'code' && /^\d+$/.test(String(value)))

/** An error says in its words what was typed, and the database's say it in their details. */
function errorOf(err: Error): object {
  const { code, cause } = err as { code?: unknown; cause?: unknown }
  return {
    type: err.name,
    message: withoutPersons(err.message),
    stack: withoutPersons(err.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: errorOf(cause) }),
  }
}

function safe(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutPersons(value)
  if (value instanceof Error) return errorOf(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === DEPTH_MAX || ArrayBuffer.isView(value)) return REMOVED
  return Array.isArray(value)
    ? value.map((each) => safe(each, depth + 1))
    : safeFields(value, depth + 1)
}

const safeFields = (fields: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isPersonal(name, value) ? REMOVED : safe(value, depth),
    ]),
  )

interface Request {
  method: string
  url: string
  id: string
}

/** The query may hold what a person typed. */
const requestOf = ({ method, url, id }: Request) => ({ method, path: url.split('?', 1)[0], id })

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

/** JSON lines on standard output. What could identify a person or open a door is never written. */
export const createLog = (process: string, level: string, to = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: ({ req, ...fields }) => ({
          ...(isRequest(req) && { req: requestOf(req) }),
          ...safeFields(fields, 0),
        }),
      },
      serializers: { err: (err: unknown) => err, req: (req: unknown) => req },
    },
    to,
  )
