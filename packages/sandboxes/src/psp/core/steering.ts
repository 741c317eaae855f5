/** What a test or a drill changes about the providers, by `POST /_sandbox/steer`. */
export interface Steering {
  /** How often each notification is sent. */
  duplicate: number
  /** How long each notification waits first. */
  delayMs: number
  /** Whether notifications that are due go out in any order. */
  shuffle: boolean
  /** How many of the next notifications are lost; -1: all. */
  drop: number
  /** What is never lost: notifications with this in their text, in lower case. */
  keep: string
  /** How far the clock of the providers is ahead. */
  skewMs: number
  /** How the next calls end after they had their effect. */
  after: 'well' | 'hang' | 'break' | 'error'
  /** How many calls end so. */
  afterCount: number
  /** The beginning of the path of the calls that end so. */
  afterPath: string
  /** Whether the bank of the buyer refuses the next payments. */
  decline: boolean
  /** What the next payments take instead of what was asked, in percent: a fault that must be noticed. */
  capturedPercent: number
  /** Whether refunds wait until `POST /_sandbox/refunds` ends them. */
  holdRefunds: boolean
  /** Where Stripe and PayPal post notifications: the address of the API. */
  notify: string
  /** Another origin for the notifications of all providers, also of those that are given an address with each payment. */
  notifyOrigin: string
}

/** How the providers behave until a test or a drill changes it. */
export const WELL: Omit<Steering, 'notify' | 'notifyOrigin'> = {
  duplicate: 1,
  delayMs: 0,
  shuffle: false,
  drop: 0,
  keep: '',
  skewMs: 0,
  after: 'well',
  afterCount: 0,
  afterPath: '',
  decline: false,
  capturedPercent: 100,
  holdRefunds: false,
}

export const steeringWith = (notify: string): Steering => ({ ...WELL, notify, notifyOrigin: '' })

/** A setting that does not exist or has another type is a mistake of the test. */
export function steer(steering: Steering, given: Readonly<Record<string, unknown>>): Steering {
  for (const [name, value] of Object.entries(given)) {
    if (!(name in steering) || typeof value !== typeof steering[name as keyof Steering])
      throw new Error(`there is no setting ${name} with ${JSON.stringify(value)}`)
  }
  return Object.assign(steering, given)
}
