import type { Key, Translate } from '@ironsouq/i18n/messages'

type WordOf<K> = K extends `backofficeAudit.action_${infer W}` ? W : never
type Word = WordOf<Key>

/** What the last part of a path does. */
const WORDS: Readonly<Record<string, Word>> = {
  'accept-offer': 'approved',
  'accept-suggestions': 'approved',
  add: 'added',
  'add-photo': 'added',
  'allow-picture': 'approved',
  answer: 'answered',
  app: 'loginChanged',
  'app/enable': 'loginChanged',
  'app/remove': 'loginChanged',
  approve: 'approved',
  arrive: 'statusChanged',
  ask: 'requested',
  block: 'suspended',
  cancel: 'canceled',
  change: 'changed',
  check: 'checked',
  'check-file': 'checked',
  confirm: 'approved',
  'counter-offer': 'answered',
  create: 'added',
  'decide-issue': 'decided',
  'decline-offer': 'rejected',
  'decline-request': 'rejected',
  disable: 'suspended',
  download: 'downloaded',
  edit: 'changed',
  end: 'ended',
  endSession: 'loggedOut',
  endSessions: 'loggedOut',
  export: 'exported',
  extend: 'extended',
  fail: 'failed',
  finish: 'finished',
  gather: 'added',
  'hand-over': 'shipped',
  hide: 'changed',
  'import-file': 'imported',
  invalidate: 'rejected',
  invite: 'invited',
  inviteAgain: 'invited',
  issue: 'added',
  leave: 'loggedOut',
  'lift-suspension': 'reinstated',
  make: 'added',
  miss: 'statusChanged',
  move: 'statusChanged',
  'new-token': 'loginChanged',
  note: 'added',
  'open-document': 'opened',
  'open-licence': 'opened',
  order: 'changed',
  passkey: 'loginChanged',
  'passkey/options': 'loginChanged',
  'passkey/remove': 'loginChanged',
  password: 'loginChanged',
  pause: 'paused',
  picture: 'changed',
  pictures: 'changed',
  prefer: 'changed',
  preferences: 'changed',
  price: 'changed',
  prove: 'identityConfirmed',
  'prove/options': 'identityConfirmed',
  push: 'sent',
  rate: 'changed',
  rates: 'changed',
  read: 'read',
  ready: 'statusChanged',
  'read-feed': 'started',
  recoveryCodes: 'loginChanged',
  refund: 'refunded',
  refuse: 'rejected',
  'refuse-picture': 'rejected',
  reinvite: 'requested',
  reject: 'rejected',
  release: 'ended',
  remove: 'removed',
  'remove-photo': 'removed',
  'remove-rate': 'removed',
  renew: 'extended',
  reply: 'answered',
  reprice: 'changed',
  request: 'requested',
  reset: 'loginChanged',
  resolve: 'decided',
  resume: 'resumed',
  retry: 'retried',
  return: 'returned',
  'review/hide': 'decided',
  'review/leave': 'decided',
  'review/restore': 'decided',
  review: 'decided',
  run: 'started',
  'run-now': 'started',
  save: 'changed',
  'save-destination': 'changed',
  sell: 'sold',
  send: 'sent',
  set: 'changed',
  'settle-report': 'decided',
  ship: 'shipped',
  'ship-many': 'shipped',
  standing: 'changed',
  start: 'started',
  state: 'added',
  stop: 'ended',
  submit: 'submitted',
  suspend: 'suspended',
  take: 'assigned',
  'take-next': 'assigned',
  texts: 'changed',
  tracking: 'changed',
  transfer: 'assigned',
  undo: 'undone',
  update: 'changed',
  withdraw: 'withdrawn',
  'withdraw-missing': 'withdrawn',
  words: 'changed',
  'write-off': 'statusChanged',
}

/** `POST /p/staff/payout/request`, `job device.expire` or `command token`; undefined for a path without a word. */
export function actionWord(action: string): Word | undefined {
  if (action.startsWith('job ')) return 'automatic'
  if (action.startsWith('command ')) return 'operator'
  const parts = action.split('/')
  return WORDS[parts.slice(-2).join('/')] ?? WORDS[parts.at(-1) ?? '']
}

export const actionText = (t: Translate, action: string): string =>
  t(`backofficeAudit.action_${actionWord(action) ?? 'other'}`)

/** What a person does with their own login names no record. */
const OWN = ['loggedOut', 'loginChanged', 'identityConfirmed'] as const satisfies readonly Word[]
const isOwn = (word: Word): word is (typeof OWN)[number] => OWN.some((own) => own === word)

interface Entry {
  action: string
  entity: string | null
  entityId: string | null
  actor: { id: string }
}

/** The sentence of an entry, with who did it and what it is about. */
export function sentenceKey({ action, entity, entityId, actor }: Entry) {
  const word = actionWord(action) ?? 'other'
  if (isOwn(word) && (entity === null || entityId === actor.id))
    return `backofficeAudit.own_${word}` as const
  return `backofficeAudit.did_${word === 'other' ? 'changed' : word}` as const
}
