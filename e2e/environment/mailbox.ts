import { expect } from '@playwright/test'
import { currentEnvironment } from './environment.ts'

/** A mail or a text message is sent within a fraction of a second. */
export const DELIVERY = { timeout: 20_000, intervals: [100, 150, 200, 250] }

interface Mail {
  time: string
  text: string
}

/** Mails to an address, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const inbox = new URL('/api/email', currentEnvironment().inboxUrl)
  // The inbox keeps the mails of earlier runs: only those of the address are transferred.
  inbox.searchParams.set('to.address', address)
  const mails = (await (await fetch(inbox)).json()) as Mail[]
  return mails.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
}

/** The latest match in the mails to an address; waits for the first one. */
async function foundIn(address: string, wanted: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await mailsTo(address)).map(({ text }) => wanted.exec(text)?.[0])
    return texts.findLast((text) => text !== undefined) ?? ''
  }
  await expect.poll(find, DELIVERY).not.toBe('')
  return find()
}

/** The six digits that were mailed to an address. */
export const codeFor = async (address: string): Promise<string> =>
  (await foundIn(address, /^\s*\d{3}\s?\d{3}\s*$/m)).replaceAll(/\s/g, '')

export const linkFor = foundIn
