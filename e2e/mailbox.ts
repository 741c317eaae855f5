import { expect } from '@playwright/test'
import { theStage } from './stage/stage.ts'

interface Mail {
  to: { address: string }[]
  date: string
  text: string
}

/** What was mailed to an address, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const reply = await fetch(new URL('/api/email', theStage().inboxUrl))
  const all = (await reply.json()) as Mail[]
  return all
    .filter(({ to }) => to.some((each) => each.address === address))
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

/** What the latest mail that has it says there; waits until one has come. */
async function foundIn(address: string, wanted: RegExp): Promise<string> {
  const find = async () => {
    const texts = (await mailsTo(address)).map(({ text }) => wanted.exec(text)?.[0])
    return texts.findLast((text) => text !== undefined) ?? ''
  }
  await expect.poll(find, { timeout: 20_000 }).not.toBe('')
  return find()
}

/** The six digits that were mailed to an address. */
export const codeFor = async (address: string): Promise<string> =>
  (await foundIn(address, /^\s*\d{3}\s?\d{3}\s*$/m)).replaceAll(/\s/g, '')

export const linkFor = foundIn
