import { log } from '#kit/log.ts'

const NAME = 'pendingAction'
/** After this time the action is no longer pending. */
const FRESH_MS = 1_800_000

interface PendingAction {
  /** The device that is saved after the sign-in. */
  deviceId: string
  at: number
}

const isPendingAction = (value: unknown): value is PendingAction =>
  typeof value === 'object' &&
  value !== null &&
  'deviceId' in value &&
  typeof value.deviceId === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** A browser may forbid storage: then an action continues only on the same page. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch (err) {
    log('the pending action could not be stored', err)
    return undefined
  }
}

/** Survives the redirect to a provider and the registration [ID-14]. */
export function savePendingAction(deviceId: string, at = Date.now()): void {
  quietly(() => sessionStorage.setItem(NAME, JSON.stringify({ deviceId, at })))
}

export function dropPendingAction(): void {
  quietly(() => sessionStorage.removeItem(NAME))
}

/** The pending action, which is removed. */
export function takePendingAction(now = Date.now()): string | undefined {
  const stored = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(NAME) ?? 'null'))
  if (!isPendingAction(stored)) return undefined
  dropPendingAction()
  return now - stored.at < FRESH_MS ? stored.deviceId : undefined
}
