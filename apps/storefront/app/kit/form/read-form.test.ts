import { type ApiCall, ApiError } from '@ironsouq/contract/client'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import type { Visit } from '#kit/request/visit.server.ts'
import { spokenFaults } from './form-faults.server.ts'
import { formOf, limitedForm, readForm, sendForm, typedIn } from './read-form.server.ts'

const en = translator('en')

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a form read by the schema of its call', () => {
  it('gives typed and trimmed values, and nothing that the call does not take', () => {
    const form = formWith({ mail: ' a@yard.example ', code: '123456', intent: 'contact' })
    expect(readForm(memberEndpoints.mail.body, form).values).toEqual({
      mail: 'a@yard.example',
      code: '123456',
    })
  })

  it('reads an empty text as no value where there may be none, and as empty elsewhere', () => {
    const form = formWith({ nickName: 'Sam', birthDate: '', currency: '', company: '' })
    expect(readForm(memberEndpoints.update.body, form).values).toEqual({
      nickName: 'Sam',
      birthDate: null,
      currency: null,
      company: '',
    })
  })

  it.each(['true', 'false'])('reads %s where the call takes no text', (text) => {
    const { values } = readForm(historyEndpoints.pause.body, formWith({ isPaused: text }))
    expect(values).toEqual({ isPaused: text === 'true' })
  })

  it('reads JSON, and leaves an empty proof of work out', () => {
    const proof = { challenge: 'c', answer: 4 }
    const account = { account: 'sam' }
    const read = (fields: Record<string, string>) =>
      readForm(identityEndpoints.recover.body, formWith({ ...account, ...fields })).values
    expect(read({ proof: JSON.stringify(proof) })).toEqual({ ...account, proof })
    expect(read({ proof: '' })).toEqual(account)
    const passkey = { ticket: 't', response: '{"id":"x"}', agreed: 'never' }
    expect(readForm(passkeyEndpoints.login.body, formWith(passkey)).faults).toEqual([
      { field: 'agreed', key: 'error.termsNotAgreed', values: {} },
    ])
  })

  it('reads the days of an offer as a number', () => {
    const given = {
      deviceId: '0198c2a4-5b1e-7c3d-8e4f-a1b2c3d4e5f6',
      price: { amount: '150000.00', currency: 'AED' as const },
    }
    const form = formWith({ delivery: 'yard', destination: '', validDays: '7', note: '' })
    const { values } = readForm(quoteEndpoints.offer.body, form, { given })
    expect(values).toMatchObject({ delivery: 'yard', validDays: 7 })
  })

  it('leaves digits as text where a text is rewritten before it is checked', () => {
    const form = formWith({ trn: '100200300400053' })
    const { faults = [] } = readForm(sellerApplicationEndpoints.submit.body, form)
    expect(faults.map(({ field }) => field)).not.toContain('trn')
    expect(faults.length).toBeGreaterThan(0)
  })

  it('takes values that the form does not hold, and reads a field with a given function', () => {
    const { values } = readForm(identityEndpoints.checkCode.body, formWith({ code: '12 34 56' }), {
      given: {
        purpose: 'register',
        channel: 'email',
        target: 'a@yard.example',
        code: (text) => text.replaceAll(' ', ''),
      },
    })
    expect(values).toMatchObject({ purpose: 'register', code: '123456' })
  })

  it('names what is wrong by the fields of the form [FM-2]', () => {
    const form = formWith({ target: 'nowhere', code: '' })
    const { faults } = readForm(memberEndpoints.mail.body, form, { names: { mail: 'target' } })
    expect(faults).toEqual([
      { field: 'target', key: 'error.emailWrong', values: {} },
      { field: 'code', key: 'error.codeWrong', values: {} },
    ])
  })

  it('names a field that is missing', () => {
    const { faults } = readForm(memberEndpoints.mobile.body, formWith({ code: '123456' }))
    expect(faults).toEqual([{ field: 'mobile', key: 'error.fieldRequired', values: {} }])
  })

  it('says what is wrong in the language of the reader', () => {
    const { faults = [] } = readForm(memberEndpoints.mail.body, formWith({ mail: 'x', code: 'x' }))
    expect(spokenFaults(faults, 'de').fields['mail']).not.toBe(
      spokenFaults(faults, 'en').fields['mail'],
    )
    expect(spokenFaults(faults, 'en')).toEqual({
      msg: en('error.invalid'),
      fields: {
        mail: en('error.emailWrong'),
        code: en('error.codeWrong'),
      },
      needsProof: false,
      status: 400,
    })
  })
})

describe('a form that is sent to its endpoint', () => {
  const refusing =
    (refusal: Error): ApiCall =>
    () =>
      Promise.reject(refusal)
  const send = (api: ApiCall, fields: Record<string, string>) =>
    sendForm({ api, locale: 'en' }, memberEndpoints.mail, formWith(fields), {
      names: { mail: 'target' },
      lone: 'code',
    })
  const RIGHT = { target: 'a@yard.example', code: '123456' }

  it('is not sent while the schema refuses it', async () => {
    const never = refusing(new Error('was called'))
    const { faults } = await send(never, { ...RIGHT, code: '12' })
    expect(faults).toMatchObject({ status: 400, fields: { code: en('error.codeWrong') } })
  })

  it('shows a refusal of the API at the fields of the form', async () => {
    const taken = [{ field: 'mail', msg: 'taken' }]
    const { faults } = await send(refusing(new ApiError('A00001', 'No', 409, taken)), RIGHT)
    expect(faults).toMatchObject({ status: 409, fields: { target: 'taken' } })
  })

  it('shows a refusal without a field at the field that it is about', async () => {
    const { faults } = await send(refusing(new ApiError('A00001', 'Over', 409, null)), RIGHT)
    expect(faults).toMatchObject({ fields: { code: 'Over' } })
  })

  it('lets a redirect to the login through', async () => {
    const login = Response.redirect('https://shop.example/login')
    await expect(send(refusing(login as unknown as Error), RIGHT)).rejects.toBe(login)
  })
})

describe('a form that was posted', () => {
  const visit = { settings: { publicUrl: 'https://shop.example' } } as Visit
  const post = (headers: Record<string, string>) =>
    new Request('https://shop.example/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ account: 'a' }),
    })

  it('is read when one of our own pages sent it', async () => {
    const form = await formOf(post({ 'sec-fetch-site': 'same-origin' }), visit)
    expect(form.get('account')).toBe('a')
  })

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'is refused when another site sent it: %j',
    async (headers) => {
      const thrown = await formOf(post(headers), visit).catch((err: unknown) => err)
      expect(thrown).toMatchObject({ init: { status: 403 } })
    },
  )
})

describe('a form that is too large', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = (init: RequestInit) =>
    limitedForm(new Request('https://shop.example/', { method: 'POST', headers, ...init }))

  it('is refused by its declared length, and not read', async () => {
    const body = new ReadableStream({ pull: () => expect.unreachable('it was read') })
    const declared = { ...headers, 'content-length': String((64 << 10) + 1) }
    const request = { headers: declared, body, duplex: 'half' } as RequestInit
    await expect(sent(request)).rejects.toMatchObject({ init: { status: 413 } })
  })

  it('is refused while it is read, and one that is no form is refused too', async () => {
    const tooLarge = Object.assign(new Error('too large'), { name: 'BodyTooLarge' })
    const body = new ReadableStream({ pull: (stream) => stream.error(tooLarge) })
    const request = { body, duplex: 'half' } as RequestInit
    await expect(sent(request)).rejects.toMatchObject({ init: { status: 413 } })
    const other = { headers: { 'content-type': 'text/plain' }, body: 'a=1' }
    await expect(sent(other)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('has a field that is not filled in again', () => {
    const form = formWith({ account: 'a'.repeat(501), name: ' b ' })
    expect(typedIn(form, ['account', 'name'])).toEqual({ account: '', name: 'b' })
  })
})
