import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, TransportError } from '@ironsouq/contract/client'
import { CODES, type Code } from '@ironsouq/contract/envelope'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCurrentPage } from '#kit/navigation/current-page.ts'
import { popupStore } from '#kit/popup/popup-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { createBrowserApi } from './browser-api.ts'

const { userInfo } = memberEndpoints
const USER = {
  nickName: 'Layla',
  pic: 'avatar/layla.webp',
  userId: '0190c0de-0000-7000-8000-000000000001',
  userMail: 'layla@example.com',
  userMobile: '',
}
const at = (path: `/${string}`) => ({ ...userInfo, path })
const OPEN = { ...at('/device/something'), audience: 'anyone' } as const
const PERSONAL = at('/p/something')

type Answer = (reply: ServerResponse) => void
const envelope =
  (code: Code, msg = '', status = 400): Answer =>
  (reply) => {
    const success = code === CODES.ok
    reply.writeHead(success ? 200 : status, { 'content-type': 'application/json' })
    reply.end(JSON.stringify({ success, code, msg, data: success ? USER : null }))
  }
const ok = envelope(CODES.ok)

const open: Server[] = []
const visited: string[] = []
const t = translator('ar')

function standOn(path: string) {
  setCurrentPage({ locale: 'ar', prefix: 'ar', path, t, navigate: (to) => void visited.push(to) })
}

/** A server that answers with the envelope and returns the signed-in user unless a test changes it. */
async function startTestServer(answers: Record<string, Answer>) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const path = String(request.url)
    asked.push(`${path} ${String(request.headers['locale'])}`)
    ;(answers[path] ?? ok)(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  const { port } = server.address() as AddressInfo
  return { asked, api: createBrowserApi(`http://127.0.0.1:${port}`) }
}

let logged: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  standOn('/ar/device-list')
})
afterEach(() => {
  vi.restoreAllMocks()
  visited.length = 0
  userStore.reset()
  popupStore.reset()
  for (const server of open.splice(0)) server.close()
})

describe('a call that is refused because no one is logged in', () => {
  const no = { '/device/something': envelope(CODES.notLoggedIn, '', 401) }

  it('ends the session, shows the login dialog and rejects [CL-6]', async () => {
    const { api } = await startTestServer(no)
    userStore.set({ nickName: 'Layla', userId: USER.userId })
    await expect(api()(OPEN)).rejects.toThrow(ApiError)
    expect(userStore.get()).toMatchObject({ nickName: '', userId: '' })
    expect(popupStore.get().login).toBeDefined()
    expect(popupStore.get().toasts).toEqual([])
  })

  it('shows no dialog when the call wants none [CL-6]', async () => {
    const { api } = await startTestServer(no)
    await expect(api({ quietLogin: true })(OPEN)).rejects.toThrow(ApiError)
    expect(popupStore.get().login).toBeUndefined()
  })

  it.each([
    ['/ar/user-center/inquiry-list?state=pushed', true],
    ['/ar/user-center', true],
    ['/ar/chat', true],
    ['/ar/checkout?sku=7', true],
    ['/ar/pay/26111800000000001', true],
    ['/ar/cart', true],
    ['/ar/device-list?q=/user-center', false],
    ['/ar/chatter', false],
  ])(
    'leads to the login page and back where the page is nothing without: %s %s [CL-6]',
    async (path, leads) => {
      const { api } = await startTestServer(no)
      standOn(path)
      await expect(api()(OPEN)).rejects.toThrow(ApiError)
      const login = `/ar/login?${new URLSearchParams({ back: path })}`
      expect(visited).toEqual(leads ? [login] : [])
      expect(popupStore.get().login === undefined).toBe(leads)
    },
  )
})

describe('a call that business refuses', () => {
  const toasts = () => popupStore.get().toasts

  it('says why in a toast, and rejects [CL-7]', async () => {
    const { api } = await startTestServer({ '/device/something': envelope(CODES.business, 'بيعت') })
    await expect(api()(OPEN)).rejects.toMatchObject({ code: CODES.business, message: 'بيعت' })
    expect(toasts()).toEqual([{ text: 'بيعت', tone: 'error' }])
  })

  it('says at least that it is an error [CL-7]', async () => {
    const { api } = await startTestServer({ '/device/something': envelope(CODES.business) })
    await expect(api()(OPEN)).rejects.toThrow(ApiError)
    expect(toasts()).toEqual([{ text: t('shell.popupError'), tone: 'error' }])
    expect(translator('en')('shell.popupError')).toBe('Error')
  })

  it('is left to a caller that handles it, and to the order’s page [CL-7]', async () => {
    const no = envelope(CODES.business, 'No')
    const { api } = await startTestServer({ '/device/something': no, '/p/myOrder/orderDetail': no })
    userStore.set({ nickName: 'Layla' })
    await expect(api({ handlesRefusal: true })(OPEN)).rejects.toThrow(ApiError)
    await expect(
      api()({ ...at('/p/myOrder/orderDetail'), refusalShownBy: 'page' }),
    ).rejects.toThrow(ApiError)
    expect(toasts()).toEqual([])
  })
})

describe('a call that fails', () => {
  it('on the server is owned up to in a toast, and logged [CL-8]', async () => {
    const { api } = await startTestServer({ '/device/something': envelope(CODES.server, 'x', 500) })
    await expect(api({ handlesRefusal: true })(OPEN)).rejects.toThrow(ApiError)
    expect(popupStore.get().toasts).toEqual([
      { text: t('shell.popupServerProblem'), tone: 'error' },
    ])
    expect(translator('en')('shell.popupServerProblem')).toBe(
      'Something went wrong on our side. Please try again.',
    )
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Answer]>([
    ['no answer', (reply) => reply.destroy()],
    ['the answer of a proxy', (reply) => reply.writeHead(502).end('<html>')],
  ])('on the way is only logged: %s [CL-9]', async (_what, answer) => {
    const { api } = await startTestServer({ '/p/something': answer })
    await expect(api()(PERSONAL)).rejects.toThrow(TransportError)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(popupStore.get()).toEqual(popupStore.initial)
    expect(userStore.get()).toEqual(userStore.initial)
  })
})

describe('who is signed in', () => {
  const known = () => vi.waitFor(() => expect(userStore.get().nickName).toBe('Layla'))

  it.each([
    ['accepted', ok],
    ['refused', envelope(CODES.business, 'No')],
    ['failed', envelope(CODES.server, '', 500)],
  ])('is asked after a call under /p/ was %s [CL-10]', async (_how, answer) => {
    const { api, asked } = await startTestServer({ '/p/something': answer })
    await api()(PERSONAL).catch(() => {})
    await known()
    expect(userStore.get()).toMatchObject({ userAvatar: USER.pic, isLoading: false })
    expect(asked).toEqual(['/p/something ar', '/p/user/userInfo ar'])
    await api()(PERSONAL).catch(() => {})
    expect(asked.filter((each) => each.startsWith(userInfo.path))).toHaveLength(1)
  })

  it('is asked once by calls at the same time, and by none outside of /p/ [CL-10]', async () => {
    const { api, asked } = await startTestServer({})
    await api()(OPEN)
    expect(userStore.get().isLoading).toBe(false)
    await Promise.all([api()(PERSONAL), api()(PERSONAL), api()(PERSONAL)])
    await known()
    expect(asked.filter((each) => each.startsWith(userInfo.path))).toHaveLength(1)
  })

  it('is not asked when the answer says that no one is [CL-10]', async () => {
    const { api, asked } = await startTestServer({
      '/p/something': envelope(CODES.notLoggedIn, '', 401),
    })
    await expect(api()(PERSONAL)).rejects.toThrow(ApiError)
    expect(userStore.get().isLoading).toBe(false)
    expect(asked).toHaveLength(1)
  })

  it('may be requested again after a failure [CL-10]', async () => {
    const answers: Record<string, Answer> = { [userInfo.path]: envelope(CODES.server, '', 500) }
    const { api } = await startTestServer(answers)
    await api()(PERSONAL)
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
    expect(userStore.get()).toEqual(userStore.initial)
    expect(popupStore.get().toasts).toEqual([])
    answers[userInfo.path] = ok
    await api()(PERSONAL)
    await known()
  })
})
