import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { open } from '../environment/hydration.ts'
import type { Member } from '../identity/member.ts'

/** The conversation on the screen; hidden pages stay in the document. */
export function chatPage(page: Page, locale: LocaleCode = 'en') {
  const t = translator(locale)
  const main = page.getByRole('main')
  const log = main.getByRole('region', { name: t('chat.messages') })
  return {
    log,
    field: main.getByRole('textbox', { name: t('chat.message'), exact: true }),
    send: main.getByRole('button', { name: t('chat.send'), exact: true }),
    files: main.locator('input[type=file]').first(),
    message: (text: string) => log.getByRole('listitem').filter({ hasText: text }),
    connected: main.getByText(t('chat.connected'), { exact: true }),
  }
}

export const chatIdIn = (page: Page): string => new URL(page.url()).searchParams.get('chatId') ?? ''

/** Starts a consultation with a store and opens it. */
export async function openChatWith(page: Page, { call }: Member, sellerCode: string) {
  const { chatId } = await call(chatEndpoints.consult, { body: { desk: 'store', sellerCode } })
  await open(page, `/en/chat?chatId=${chatId}`)
  return chatId
}
