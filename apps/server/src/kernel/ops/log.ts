import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { redact } from './redact.ts'

/** The logger as features see it; the process creates it. */
export type Log = FastifyBaseLogger

/** Fields that hold personal data or credentials. */
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

/** An error code is worth logging; a verification code, which is digits only, is not. */
const isPersonal = (name: string, value: unknown) =>
  PERSONAL.has(name) || (name === 'code' && /^\d+$/.test(String(value)))

/** A stack repeats its message: that part is redacted as the message is, and the frames stay. */
function stackOf({ stack = '', message }: Error): string {
  const at = message ? stack.indexOf(message) : -1
  if (at === -1) return redact(stack)
  return stack.slice(0, at) + redact(message) + redact(stack.slice(at + message.length))
}

/** Messages repeat what was typed, and database errors repeat it in their details. */
function errorOf(err: Error): object {
  const { code, cause } = err as { code?: unknown; cause?: unknown }
  return {
    type: err.name,
    message: redact(err.message),
    stack: stackOf(err),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: errorOf(cause) }),
  }
}

function safe(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redact(value)
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

/** JSON lines on standard output, without personal data and credentials. */
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
