import { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import { RECENT_PROOF } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { useSyncExternalStore } from 'react'

interface Asked {
  answer: Promise<boolean>
  /** Called once the person proved their identity, or closed the dialog. */
  resolve: (isProven: boolean) => void
}

let asked: Asked | undefined
const readers = new Set<() => void>()

function setAsked(next: Asked | undefined): void {
  asked = next
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The proof that a call waits for. The frame of the portal shows the dialog for it. */
export const useAskedProof = () => useSyncExternalStore(subscribe, () => asked)

/** Calls that need a proof at the same time wait for the same one. */
async function askForProof(): Promise<boolean> {
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  const current = asked ?? { answer, resolve }
  if (asked === undefined) setAsked(current)
  const isProven = await current.answer
  if (asked === current) setAsked(undefined)
  return isProven
}

function needsProof(err: unknown): boolean {
  const given: unknown[] = err instanceof ApiError && Array.isArray(err.data) ? err.data : []
  return given.some((each) => FieldFault.safeParse(each).data?.field === RECENT_PROOF)
}

/** Makes the call, and again after a proof if it needs one; undefined if the person gave none. */
export async function withRecentProof<Data>(call: () => Promise<Data>): Promise<Data | undefined> {
  try {
    return await call()
  } catch (err) {
    if (!needsProof(err)) throw err
  }
  return (await askForProof()) ? call() : undefined
}
